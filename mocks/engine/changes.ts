import * as z from 'zod/mini';

/** One place where two trees of plain data differ: its new value, or that the value is gone. */
export const changeSchema = z.strictObject({
  /** Names of the fields that lead to it. */
  path: z.array(z.string()),
  /** Its new value. */
  value: z.optional(z.unknown()),
  /** Set if it is gone. */
  isGone: z.optional(z.literal(true)),
});
export type Change = Readonly<z.infer<typeof changeSchema>>;

const isTree = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Returns the changes that turn one tree into the other, in the order of its keys. Lists of different lengths change
 * as a whole. */
export function changesOf(before: unknown, after: unknown, path: readonly string[] = []): Change[] {
  if (Object.is(before, after)) return [];
  const isNew = !isTree(before) || !isTree(after) || Array.isArray(before) !== Array.isArray(after);
  if (isNew || (Array.isArray(before) && before.length !== (after as unknown as unknown[]).length))
    return [{ path: [...path], value: after }];
  return [
    ...Object.keys(before)
      .filter((key) => !Object.hasOwn(after, key))
      .map((key) => ({ path: [...path, key], value: undefined, isGone: true as const })),
    ...Object.keys(after).flatMap((key) =>
      Object.hasOwn(before, key)
        ? changesOf(before[key], after[key], [...path, key])
        : [{ path: [...path, key], value: after[key] }],
    ),
  ];
}

/**
 * Returns the tree with the changes applied.
 * @throws RangeError when the path of a change does not exist.
 */
export const withChanges = <Tree>(tree: Tree, changes: readonly Change[]): Tree =>
  changes.reduce<unknown>((changed, change) => withChange(changed, change, change.path), tree) as Tree;

function withChange(tree: unknown, change: Change, [key, ...rest]: readonly string[]): unknown {
  if (key === undefined) return change.value;
  // `with` throws for an index outside the list.
  if (Array.isArray(tree)) return tree.with(Number(key), withChange(tree[Number(key)], change, rest));
  if (!isTree(tree)) throw new RangeError(`There is no ${change.path.join('.')} to change.`);
  if (rest.length === 0 && change.isGone)
    return Object.fromEntries(Object.entries(tree).filter(([other]) => other !== key));
  // Only own keys are read, and the key is computed, so that no name in a file can reach an inherited property.
  return { ...tree, [key]: withChange(Object.hasOwn(tree, key) ? tree[key] : undefined, change, rest) };
}
