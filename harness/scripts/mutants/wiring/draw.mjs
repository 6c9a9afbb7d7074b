import { hash } from 'node:crypto';
import ts from 'typescript';
import { kinds } from './kinds.mjs';

/**
 * @typedef {{
 *   kind: string,
 *   file: string,
 *   line: number,
 *   start: number,
 *   end: number,
 *   original: string,
 *   replacement: string,
 *   isAtLoad: boolean,
 * }} Fault an expression and what stands there instead: the line from 1, the places in characters of the file; whether
 * it runs when its module loads
 */

/** @param {string} seed @param {Fault} fault */
const lot = (seed, { kind, file, start }) => hash('sha1', `${seed} ${kind} ${file} ${start}`);

/**
 * Finds all faults that could be planted in a file.
 *
 * @param {ts.SourceFile} source
 * @param {string} file its name in the faults
 * @param {ts.TypeChecker} checker
 * @returns {Fault[]}
 */
export function faultsIn(source, file, checker) {
  /** @type {Fault[]} */
  const faults = [];
  const visit = (/** @type {ts.Node} */ node, /** @type {boolean} */ isAtLoad) => {
    for (const [kind, find] of Object.entries(kinds)) {
      const change = find(node, checker);
      if (!change || isInChain(change.node)) continue;
      const start = change.node.getStart(source);
      faults.push({
        ...{ kind, file, isAtLoad, start, end: change.node.end, replacement: change.replacement },
        line: source.getLineAndCharacterOfPosition(start).line + 1,
        original: change.node.getText(source),
      });
    }
    ts.forEachChild(node, (child) => visit(child, isAtLoad && !ts.isFunctionLike(node)));
  };
  visit(source, true);
  return faults;
}

/** A part of `a?.b.c` ends the whole chain, so that it cannot be put into parentheses. @param {ts.Node} node */
const isInChain = (node) =>
  ts.isOptionalChain(node.parent) && 'expression' in node.parent && node.parent.expression === node;

/**
 * Draws faults by seed, of each kind the same number as long as there are enough. The rest comes from the other kinds.
 *
 * @param {readonly Fault[]} faults all that there are
 * @param {{ seed: string, count: number }} options
 * @param {(faults: readonly Fault[]) => readonly boolean[]} compile tells of each whether the types allow it
 * @returns {Fault[]} by file and place
 */
export function draw(faults, { seed, count }, compile) {
  const queues = Object.keys(kinds).map((kind) =>
    faults
      .filter((fault) => fault.kind === kind)
      .toSorted((one, other) => lot(seed, one).localeCompare(lot(seed, other))),
  );
  /** @type {Fault[]} */
  const drawn = [];
  while (drawn.length < count && queues.some((queue) => queue.length > 0)) {
    const open = queues.filter((queue) => queue.length > 0);
    const share = Math.ceil((count - drawn.length) / open.length);
    const tried = open.flatMap((queue) => queue.splice(0, share));
    const fine = compile(tried);
    drawn.push(...tried.filter((_, place) => fine[place]).slice(0, count - drawn.length));
  }
  return drawn.toSorted((one, other) => one.file.localeCompare(other.file) || one.start - other.start);
}
