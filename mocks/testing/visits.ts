/** The visits of a sequence of random calls. */
export const visits = ['one', 'two', 'three'] as const;
