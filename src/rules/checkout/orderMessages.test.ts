import { describe, expect, test } from 'vitest';
import { fieldsOfGift, fieldsOfLabel, giftFields, giftOfFields, labelFields } from './orderMessages.js';

const problemsOfGift = (message: string, recipientEmail = '', sendGift = true) =>
  giftFields.safeParse({ sendGift, message, recipientEmail }).error?.issues.map(({ message: key }) => key);

describe('a gift', () => {
  test('has at most 6 lines of at most 60 characters, and trailing empty lines do not count', () => {
    expect(problemsOfGift('1\n2\n3\n4\n5\n6\n\n\n')).toBeUndefined();
    expect(problemsOfGift('1\n2\n3\n4\n5\n6\n7')).toEqual(['gift.tooManyLines']);
    expect(problemsOfGift('1\n2\n3\n4\n\n\n7')).toEqual(['gift.tooManyLines']);
    expect(problemsOfGift('x'.repeat(60))).toBeUndefined();
    expect(problemsOfGift(`Ida\n${'x'.repeat(61)}`)).toEqual(['gift.lineTooLong']);
    expect(problemsOfGift('x'.repeat(10_000))).toEqual(['gift.lineTooLong']);
  });

  test('may have the recipient’s email address', () => {
    expect(problemsOfGift('', 'ida@guest.example')).toBeUndefined();
    expect(problemsOfGift('', ' ')).toBeUndefined();
    expect(problemsOfGift('', 'ida')).toEqual(['email.invalid']);
  });

  test('has its problem at the field', () => {
    const fieldOf = (message: string, recipientEmail: string) =>
      giftFields.safeParse({ sendGift: true, message, recipientEmail }).error?.issues.map(({ path }) => path);
    expect(fieldOf('1\n2\n3\n4\n5\n6\n7', '')).toEqual([['message']]);
    expect(fieldOf('x'.repeat(61), '')).toEqual([['message']]);
    expect(fieldOf('', 'ida')).toEqual([['recipientEmail']]);
  });

  test('is always valid when switched off, and then sends nothing else', () => {
    const off = { sendGift: false, message: '1\n2\n3\n4\n5\n6\n7', recipientEmail: 'ida' };
    expect(giftFields.safeParse(off).error).toBeUndefined();
    expect(giftOfFields(off)).toEqual({ sendGift: false });
    const on = { sendGift: true, message: ' Happy  birthday \r\nIda\n\n', recipientEmail: ' ida@guest.example' };
    expect(giftOfFields(on)).toEqual({
      sendGift: true,
      giftMessages: ['Happy birthday', 'Ida'],
      recipientEmail: 'ida@guest.example',
    });
    expect(giftOfFields({ sendGift: true, message: '', recipientEmail: '' })).toStrictEqual({ sendGift: true });
  });

  test('is unchanged after a round trip through the form', () => {
    const gift = { sendGift: true, giftMessages: ['Happy birthday', '', 'Ida'], recipientEmail: 'ida@guest.example' };
    expect(giftOfFields(fieldsOfGift(gift))).toEqual(gift);
    expect(fieldsOfGift(undefined)).toEqual({ sendGift: false, message: '', recipientEmail: '' });
  });
});

describe('a label', () => {
  test('has four lines of at most 60 characters', () => {
    const label = {
      labelMessage1: ' Leave ',
      labelMessage2: 'x'.repeat(61),
      labelMessage3: '',
      labelMessage4: '\u200B',
    };
    const { error } = labelFields.safeParse(label);
    expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([['labelMessage2', 'label.tooLong']]);
    expect(labelFields.parse({ ...label, labelMessage2: 'with' })).toEqual({
      labelMessage1: 'Leave',
      labelMessage2: 'with',
      labelMessage3: '',
      labelMessage4: '',
    });
  });

  test('starts with the lines of the order', () => {
    const none = { labelMessage1: '', labelMessage2: '', labelMessage3: '', labelMessage4: '' };
    expect(fieldsOfLabel()).toEqual(none);
    expect(fieldsOfLabel({ labelMessage2: 'with' })).toEqual({
      labelMessage1: '',
      labelMessage2: 'with',
      labelMessage3: '',
      labelMessage4: '',
    });
  });
});
