import * as z from 'zod/mini';
import type { Order } from '../../model/order.js';
import { emailAddress } from '../common/email.js';
import { typedLine } from '../common/typedText.js';

type LabelMessages = NonNullable<Order['labelMessages']>;
type GiftDetails = NonNullable<Order['giftDetails']>;

/** Maximum length of a line on a label or in a gift message. */
export const messageLineCharacters = 60;
/** Maximum number of lines in a gift message. */
export const giftMessageLines = 6;

const labelLine = z.string().check(z.overwrite(typedLine), z.maxLength(messageLineCharacters, 'label.tooLong'));

/** The four lines of a parcel's label (CHKT-035 to CHKT-038); empty when nothing was typed. */
export const labelFields = z.object({
  labelMessage1: labelLine,
  labelMessage2: labelLine,
  labelMessage3: labelLine,
  labelMessage4: labelLine,
});
/** Values of the label form. */
export type LabelFields = z.infer<typeof labelFields>;

/** Converts an order's label to form values. */
export const fieldsOfLabel = (messages: LabelMessages = {}): LabelFields => ({
  labelMessage1: messages.labelMessage1 ?? '',
  labelMessage2: messages.labelMessage2 ?? '',
  labelMessage3: messages.labelMessage3 ?? '',
  labelMessage4: messages.labelMessage4 ?? '',
});

/** Splits a typed gift message into lines, without trailing empty ones. */
const linesOf = (message: string): string[] => {
  const lines = message.split(/\r\n|[\r\n\u2028\u2029]/).map(typedLine);
  return lines.slice(0, lines.findLastIndex((line) => line !== '') + 1);
};

/** Form for sending an order as a gift (CHKT-039 to CHKT-041). The message and email address count only while the
 * option is on (CHKT-042). */
export const giftFields = z
  .object({
    /** Whether the order is a gift. */
    sendGift: z.boolean(),
    /** The message, with lines separated by line breaks. */
    message: z.string(),
    /** Email address of the recipient; may be empty. */
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
/** Values of the gift form. */
export type GiftFields = z.infer<typeof giftFields>;

/** Converts an order's gift options to form values. */
export const fieldsOfGift = (gift: GiftDetails = { sendGift: false }): GiftFields => ({
  sendGift: gift.sendGift,
  message: (gift.giftMessages ?? []).join('\n'),
  recipientEmail: gift.recipientEmail ?? '',
});

/** Converts form values to gift options. When the order is not a gift, they contain no message or email address. */
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
