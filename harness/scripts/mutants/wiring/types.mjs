import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { faultsIn } from './draw.mjs';
import { changed } from './plant.mjs';

/** @typedef {import('./draw.mjs').Fault} Fault */

/**
 * Opens the project for drawing faults.
 *
 * @param {string} root
 * @param {readonly string[]} files in which faults are planted, from the root
 */
export function openProject(root, files) {
  const { options, fileNames } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile).config,
    ts.sys,
    root,
  );
  const sources = fileNames.filter((name) => name.startsWith(join(root, 'src')));
  /** Files as they are with a fault, by their whole path. @type {Map<string, { text: string, version: number }>} */
  const planted = new Map();
  let version = 0;
  const service = ts.createLanguageService({
    getScriptFileNames: () => sources,
    getScriptVersion: (name) => String(planted.get(name)?.version ?? 0),
    getScriptSnapshot(name) {
      const text = planted.get(name)?.text ?? ts.sys.readFile(name);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => root,
    getCompilationSettings: () => options,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
    readDirectory: ts.sys.readDirectory,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
  });

  /** Plants at most one fault in each file, so that an error is the fault's own. @param {readonly Fault[]} faults */
  function checkTogether(faults) {
    planted.clear();
    version++;
    for (const fault of faults) {
      const path = join(root, fault.file);
      planted.set(path, { version, text: changed(readFileSync(path, 'utf8'), fault) });
    }
    return faults.map(({ file }) => {
      const path = join(root, file);
      return service.getSyntacticDiagnostics(path).length === 0 && service.getSemanticDiagnostics(path).length === 0;
    });
  }

  return {
    /** All faults that could be planted. @returns {Fault[]} */
    faults() {
      const program = service.getProgram();
      return files.flatMap((file) => {
        const source = program?.getSourceFile(join(root, file));
        return program && source ? faultsIn(source, file, program.getTypeChecker()) : [];
      });
    },
    /** Tells of each fault whether the types of its file allow it. @param {readonly Fault[]} faults */
    compile(faults) {
      const fine = new Map(/** @type {[Fault, boolean][]} */ ([]));
      while (fine.size < faults.length) {
        const files = new Set();
        const next = faults.filter((fault) => !fine.has(fault) && !files.has(fault.file) && files.add(fault.file));
        for (const [place, isFine] of checkTogether(next).entries()) {
          const fault = next[place];
          if (fault) fine.set(fault, isFine);
        }
      }
      return faults.map((fault) => fine.get(fault) ?? false);
    },
  };
}
