/** The sessions used in a sequence of random calls. */
export const visits = ['one', 'two', 'three'] as const;
