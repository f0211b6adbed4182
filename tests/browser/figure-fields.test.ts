import { describe, expect, test } from 'vitest';
import { openTool } from './figure';
import { casesOf, servedSite } from './site';

const site = servedSite();

describe('a field with invalid text', () => {
  const cases = casesOf<[component: string, field: RegExp, text: string, problem: string]>({
    few: [
      ['RangeCanvas', /^amount1Desired/, '1.0.0', '“1.0.0” is not a number.'],
      ['AddressCalculator', /^Fee/, '0.3', '“0.3” is not a whole number.'],
    ],
    more: [
      ['PriceLab', /^USDC per WETH/, '2,5', '“2,5” is not a number.'],
      ['PriceLab', /^Tick/, '12x', '“12x” is not a whole number.'],
      ['PriceLab', /^token1 decimals/, '300', 'Decimals must be from 0 to 255.'],
      ['ConstantProductCurve', /^Exact amount in/, '1,00', '“1,00” is not a whole number.'],
      ['NonceTool', /^Nonce/, '77x', '“77x” is not a whole number.'],
      ['NonceTool', /^Bit position/, '256', 'The number does not fit in uint8'],
      ['PathBuilder', /^Fee of pool 1/, '0.05', '“0.05” is not a whole number.'],
      ['RouterCalldata', /^Deadline/, 'soon', '“soon” is not a whole number.'],
    ],
  });

  // Covers tools of different kinds: with linked fields, with a drawing, with a 256-bit word, and with a single result.
  test.each(cases)(
    'shows no result of an earlier input: %s, %s',
    async (component, field, text, problem) => {
      const path =
        component === 'AddressCalculator'
          ? '/contracts/v3/reference/periphery/libraries/PoolAddress'
          : undefined;
      const { page, tool } = await openTool(site, component, '', {}, path);
      // Finds the field by its label, because a field with suggestions has another role than one without. Requires an
      // input, because the label of a drawing may start with the same words.
      const input = tool.getByLabel(field).and(tool.locator('input, textarea'));
      const others = tool.getByRole('textbox');
      const values = () =>
        others.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
      const before = await values();
      const start = await input.inputValue();
      await input.fill(text);
      await tool.getByText(problem).first().waitFor();
      await expect.poll(() => tool.getByText('No result').first().isVisible()).toBe(true);
      expect(await tool.getByRole('img').count()).toBe(0);
      expect(await tool.getByRole('definition').count()).toBe(0);
      // Captions and sliders may still contain the invalid text, but no result may be left.
      expect(await tool.getByRole('button', { name: /^Copy (?!link)/ }).count()).toBe(0);
      const live = page.locator(`[data-component="${component}"] output`).first();
      await expect
        .poll(() => live.innerText())
        .toMatch(/^(No (result|path|calldata|address)\. .*)?$/s);
      // The invalid text stays in the field where it was typed, and the fields that depend on it are empty.
      if (component === 'PriceLab' && !field.source.includes('token1')) {
        expect((await values()).slice(0, 4).filter((value) => value !== '')).toEqual([text]);
      }
      if (component === 'NonceTool') {
        const same = (await values()).slice(0, 3).filter((one) => before.slice(0, 3).includes(one));
        expect(same.length).toBeLessThan(2);
      }
      await input.fill(start);
      await expect.poll(() => tool.getByText('No result').count()).toBe(0);
    },
  );

  test('does not move the page', async () => {
    const { tool } = await openTool(site, 'PriceLab');
    const height = async () => (await tool.boundingBox())?.height ?? 0;
    const before = await height();
    await tool.getByRole('textbox', { name: 'Tick' }).fill('12x');
    await tool.getByText('No result').first().waitFor();
    // The tool may grow only by the line with the error message.
    expect((await height()) - before).toBeLessThan(40);
  });
});
