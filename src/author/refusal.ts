/** An expected error of a command. Its message explains what is wrong, and what to write instead. */
export class Refusal extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'Refusal';
  }
}
