import ts from 'typescript';

/**
 * @typedef {{ node: import('typescript').Node, replacement: string }} Change of an expression
 * @typedef {(node: import('typescript').Node, checker: import('typescript').TypeChecker) => Change | undefined} Find
 * returns how the fault changes an expression, if it can
 */

const isRefetch = (/** @type {string} */ name) => /^(refetch|refresh|invalidate|resetQueries|removeQueries)/.test(name);
const isCallback = (/** @type {string} */ name) => /^on[A-Z]/.test(name);

/** The last name of what is called or handed over: `refetch` of `basket.refetch`. @param {ts.Node} node */
function nameOf(node) {
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  return ts.isIdentifier(node) ? node.text : '';
}

/** @param {ts.Node} node @returns {ts.CallExpression | undefined} the call of `call()`, `await call()`, `void call()` */
function callIn(node) {
  if (ts.isAwaitExpression(node) || ts.isVoidExpression(node)) return callIn(node.expression);
  return ts.isCallExpression(node) ? node : undefined;
}

/** Checks whether nothing uses the value of a call: it is a statement, or the body of a function that returns nothing.
 *
 * @param {ts.Expression} node @param {ts.TypeChecker} checker */
function isUnused(node, checker) {
  if (ts.isExpressionStatement(node.parent)) return true;
  if (!ts.isArrowFunction(node.parent) || node.parent.body !== node) return false;
  return /^(void|Promise<void>)$/.test(checker.typeToString(checker.getTypeAtLocation(node)));
}

/** @type {Find} */
function dropCall(node, checker) {
  if (!isExpression(node) || !isUnused(node, checker)) return undefined;
  const call = callIn(node);
  return call && !isRefetch(nameOf(call.expression)) ? { node, replacement: 'undefined' } : undefined;
}

/** The value of `onClose={…}` or `onClose: …`. @param {ts.Node} node */
function handedOver(node) {
  if (ts.isJsxAttribute(node) && ts.isIdentifier(node.name) && node.initializer && ts.isJsxExpression(node.initializer))
    return { name: node.name.text, value: node.initializer.expression };
  if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name))
    return { name: node.name.text, value: node.initializer };
  return undefined;
}

/** @type {Find} */
function swapCallback(node, checker) {
  const { name = '', value } = handedOver(node) ?? {};
  if (!value || !isCallback(name)) return undefined;
  const wanted = checker.getContextualType(value) ?? checker.getTypeAtLocation(value);
  const beside = node.parent
    .getChildren()
    .flatMap((child) => [child, ...child.getChildren()])
    .flatMap((child) => {
      const other = handedOver(child);
      return other?.value && isCallback(other.name) ? [other.value] : [];
    });
  const within = checker
    .getSymbolsInScope(value, ts.SymbolFlags.Variable)
    .filter((symbol) => isCallback(symbol.name) && symbol.valueDeclaration?.getSourceFile() === node.getSourceFile());
  const others = [
    ...beside.map((other) => ({ text: other.getText(), type: checker.getTypeAtLocation(other) })),
    ...within.map((symbol) => ({ text: symbol.name, type: checker.getTypeOfSymbolAtLocation(symbol, value) })),
  ];
  const own = calledBy(value.getText());
  const other = others.find(({ text, type }) => calledBy(text) !== own && checker.isTypeAssignableTo(type, wanted));
  return other && { node: value, replacement: other.text };
}

/** Both `onClose` and `() => onClose()` call `onClose`. @param {string} callback */
const calledBy = (callback) => /^\(\) => ([\w.]+)\(\)$/.exec(callback)?.[1] ?? callback;

/** @type {Find} */
function dropRefetch(node, checker) {
  const { name = '', value } = handedOver(node) ?? {};
  if (value && name === 'refetchOnWindowFocus' && value.getText() !== 'false')
    return { node: value, replacement: 'false' };
  if (value && isRefetch(nameOf(value))) {
    const [signature] = checker.getTypeAtLocation(value).getCallSignatures();
    if (!signature) return undefined;
    const isLate = checker.typeToString(signature.getReturnType()).startsWith('Promise<');
    return { node: value, replacement: isLate ? 'async () => undefined' : '() => undefined' };
  }
  if (!isExpression(node) || !isUnused(node, checker)) return undefined;
  const call = callIn(node);
  return call && isRefetch(nameOf(call.expression)) ? { node, replacement: 'undefined' } : undefined;
}

/** @type {Find} */
function takeNeighbour(node, checker) {
  if (!ts.isPropertyAccessExpression(node) || isTarget(node) || isCalled(node) || isInKey(node)) return undefined;
  const own = checker.getSymbolAtLocation(node.name);
  if (!own?.declarations?.length || !own.declarations.every(isOfProject)) return undefined;
  const fields = checker.getPropertiesOfType(checker.getNonNullableType(checker.getTypeAtLocation(node.expression)));
  const place = fields.findIndex(({ name }) => name === own.name);
  const wanted = checker.getTypeOfSymbolAtLocation(own, node);
  if (wanted.getCallSignatures().length > 0) return undefined;
  const neighbour = fields
    .map((field, index) => ({ field, distance: Math.abs(index - place) }))
    .toSorted((one, other) => one.distance - other.distance)
    .find(({ field, distance }) => {
      if (distance === 0 || !field.declarations?.every(isOfProject)) return false;
      return checker.isTypeAssignableTo(checker.getTypeOfSymbolAtLocation(field, node), wanted);
    });
  if (!neighbour) return undefined;
  const dot = node.questionDotToken ? '?.' : '.';
  return { node, replacement: `${node.expression.getText()}${dot}${neighbour.field.name}` };
}

const inverted = /^((aria-)?(disabled|busy)|inert|hidden)$/i;

/** @type {Find} */
function invertDisabled(node) {
  const { name = '', value } = handedOver(node) ?? (ts.isJsxAttribute(node) ? ariaAttribute(node) : {});
  return value && inverted.test(name) ? { node: value, replacement: `!(${value.getText()})` } : undefined;
}

/** `aria-disabled` is an identifier in older syntax trees, too. @param {ts.JsxAttribute} node */
const ariaAttribute = ({ name, initializer }) =>
  initializer && ts.isJsxExpression(initializer) ? { name: name.getText(), value: initializer.expression } : {};

/** @type {Find} */
function swapText(node, checker) {
  if (!ts.isStringLiteral(node) || !node.text.includes('.')) return undefined;
  const type = checker.getContextualType(node);
  const keys = type?.isUnion() ? type.types.flatMap((of) => (of.isStringLiteral() ? [of.value] : [])) : [];
  const group = node.text.slice(0, node.text.lastIndexOf('.') + 1);
  const alike = keys.filter((key) => key.startsWith(group));
  const neighbours = alike.length > 1 ? alike : keys.filter((key) => key.includes('.'));
  const place = neighbours.indexOf(node.text);
  const key = neighbours[(place + 1) % neighbours.length];
  return place >= 0 && key && key !== node.text ? { node, replacement: `'${key}'` } : undefined;
}

/** @type {Find} */
function breakQuantifier(node) {
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.GreaterThanToken)
    return /\.length$/.test(node.left.getText()) && node.right.getText() === '0'
      ? { node, replacement: `${node.left.getText()} > 1` }
      : undefined;
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return undefined;
  const { expression: list, name } = node.expression;
  if (ts.isOptionalChain(node)) return undefined;
  const given = node.arguments.map((argument) => argument.getText()).join(', ');
  const all = list.getText();
  if (name.text === 'some') return { node, replacement: `${all}.every(${given})` };
  if (name.text === 'every') return { node, replacement: `${all}.some(${given})` };
  if (name.text === 'find') return { node, replacement: `${all}.at(0)` };
  if (name.text === 'filter') return { node, replacement: all };
  // The list that is drawn, unless it is cut to its first element already.
  if (name.text === 'map' && ts.isJsxExpression(node.parent) && !all.endsWith('.slice(0, 1)'))
    return { node: list, replacement: `${all}.slice(0, 1)` };
  return undefined;
}

/** The kinds of faults, each with how it changes an expression. @type {Readonly<Record<string, Find>>} */
export const kinds = {
  'call not made': dropCall,
  'callback swapped': swapCallback,
  'refetch dropped': dropRefetch,
  'field for its neighbour': takeNeighbour,
  'disabled inverted': invertDisabled,
  'text key swapped': swapText,
  'quantifier broken': breakQuantifier,
};

/** @param {ts.Node} node @returns {node is ts.Expression} */
const isExpression = (node) => ts.isCallExpression(node) || ts.isAwaitExpression(node) || ts.isVoidExpression(node);

/** Checks whether an access is written to. @param {ts.Node} node */
function isTarget({ parent, pos }) {
  if (ts.isDeleteExpression(parent) || ts.isPrefixUnaryExpression(parent) || ts.isPostfixUnaryExpression(parent))
    return parent.kind !== ts.SyntaxKind.PrefixUnaryExpression || !/^[!~+-][^+-]/.test(parent.getText());
  const { FirstAssignment: first, LastAssignment: last } = ts.SyntaxKind;
  if (!ts.isBinaryExpression(parent) || parent.left.pos !== pos) return false;
  return parent.operatorToken.kind >= first && parent.operatorToken.kind <= last;
}

/** @param {ts.Node} node */
const isCalled = (node) => ts.isCallExpression(node.parent) && node.parent.expression === node;

/** Checks whether an expression is in the key of an element, for which any field will do that differs within the list.
 *
 * @param {ts.Node} node @returns {boolean} */
function isInKey({ parent }) {
  if (ts.isJsxAttribute(parent)) return parent.name.getText() === 'key';
  return ts.isExpression(parent) || ts.isJsxExpression(parent) || ts.isTemplateSpan(parent) ? isInKey(parent) : false;
}

/** @param {ts.Declaration} declaration */
const isOfProject = (declaration) => !/\/node_modules\//.test(declaration.getSourceFile().fileName);
