import { expect, test } from 'vitest';
import { faultsOfShipped } from './shipped-packages';

const report = {
  vulnerabilities: {
    react: {
      severity: 'high',
      range: '<18.3.2',
      via: [{ title: 'Script in text', url: 'https://github.com/advisories/A' }],
    },
    webpack: {
      severity: 'critical',
      range: '*',
      via: [{ title: 'Of the build alone', url: 'https://github.com/advisories/B' }],
    },
    'react-dom': { severity: 'high', range: '*', via: ['react'] },
  },
};

test('vulnerabilities in packages that readers receive are reported with a link; those in tools are not', () => {
  const shipped = ['react', 'react-dom', 'viem'].map((name) => ({ name, version: '18.3.1' }));
  expect(faultsOfShipped(report, shipped)).toEqual([
    'react 18.3.1 (high, <18.3.2): Script in text, https://github.com/advisories/A',
  ]);
  expect(faultsOfShipped({ vulnerabilities: {} }, shipped)).toEqual([]);
});
