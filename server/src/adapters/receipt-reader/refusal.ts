/** Why a photo is not read; the parent process makes an error of it. */
export type RefusalReason = 'format' | 'damaged' | 'too_large';

export class Refusal extends Error {
  override name = 'Refusal';
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason, options?: ErrorOptions) {
    super(reason, options);
    this.reason = reason;
  }
}
