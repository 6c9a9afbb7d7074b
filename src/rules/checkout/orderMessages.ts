import * as z from 'zod/mini';
import type { Order } from '../../model/order.js';
import { emailAddress } from '../common/email.js';
import { typedLine } from '../common/typedText.js';

type LabelMessages = NonNullable<Order['labelMessages']>;
type GiftDetails = NonNullable<Order['giftDetails']>;

/** How long a line of a label or of a gift message may be. */
export const messageLineCharacters = 60;
/** How many lines a gift message may have. */
export const giftMessageLines = 6;

const labelLine = z.string().check(z.overwrite(typedLine), z.maxLength(messageLineCharacters, 'label.tooLong'));

/** The four lines of a parcel's label (CHKT-035 to CHKT-038); each is text, empty where nothing was typed. */
export const labelFields = z.object({
  labelMessage1: labelLine,
  labelMessage2: labelLine,
  labelMessage3: labelLine,
  labelMessage4: labelLine,
});
/** The values of the label's form. */
export type LabelFields = z.infer<typeof labelFields>;

/** The form values of the label an order has. */
export const fieldsOfLabel = (messages: LabelMessages = {}): LabelFields => ({
  labelMessage1: messages.labelMessage1 ?? '',
  labelMessage2: messages.labelMessage2 ?? '',
  labelMessage3: messages.labelMessage3 ?? '',
  labelMessage4: messages.labelMessage4 ?? '',
});

/** The lines of a gift message as they were typed, without the empty ones at its end. */
const linesOf = (message: string): string[] => {
  const lines = message.split(/\r\n|[\r\n\u2028\u2029]/).map(typedLine);
  return lines.slice(0, lines.findLastIndex((line) => line !== '') + 1);
};

/** What sending as a gift takes (CHKT-039 to CHKT-041). The message and the email address count only while it is on
 * (CHKT-042). */
export const giftFields = z
  .object({
    /** Whether the order is a gift. */
    sendGift: z.boolean(),
    /** The message, its lines apart by line breaks. */
    message: z.string(),
    /** Email address of who receives it; empty where none is told. */
    recipientEmail: z.string(),
  })
  .check(
    z.refine(({ sendGift, message }) => !sendGift || linesOf(message).length <= giftMessageLines, {
      error: 'gift.tooManyLines',
      path: ['message'],
    }),
    z.refine(
      ({ sendGift, message }) => !sendGift || linesOf(message).every((line) => line.length <= messageLineCharacters),
      { error: 'gift.lineTooLong', path: ['message'] },
    ),
    z.refine(
      ({ sendGift, recipientEmail }) =>
        !sendGift || recipientEmail.trim() === '' || emailAddress.safeParse(recipientEmail).success,
      { error: 'email.invalid', path: ['recipientEmail'] },
    ),
  );
/** The values of the gift's form. */
export type GiftFields = z.infer<typeof giftFields>;

/** The form values of the gift an order is, or is not. */
export const fieldsOfGift = (gift: GiftDetails = { sendGift: false }): GiftFields => ({
  sendGift: gift.sendGift,
  message: (gift.giftMessages ?? []).join('\n'),
  recipientEmail: gift.recipientEmail ?? '',
});

/** What is said of the order as a gift: nothing but that it is none, where it is none. */
export function giftOfFields({ sendGift, message, recipientEmail }: GiftFields): GiftDetails {
  if (!sendGift) return { sendGift };
  const giftMessages = linesOf(message);
  const email = emailAddress.safeParse(recipientEmail).data;
  return {
    sendGift,
    ...(giftMessages.length > 0 && { giftMessages }),
    ...(email !== undefined && { recipientEmail: email }),
  };
}
