/** Refusal of a call by a resolver, with an HTTP status and a message as the real server would send them. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

const refusal =
  (status: number) =>
  (message: string): never => {
    throw new Refusal(status, message);
  };

export const refuse = {
  unauthorised: refusal(401),
  notFound: refusal(404),
  conflict: refusal(409),
  invalid: refusal(422),
};
export type Refuse = typeof refuse;
