import { type Settings, settingsSchema } from './settings.js';

/** Thrown for a link or file that does not hold settings. */
export class CapsuleError extends Error {
  override readonly name = 'CapsuleError';
}

/** Encodes settings as text for an address. */
export function encodeCapsule(settings: Settings): string {
  const bytes = new TextEncoder().encode(JSON.stringify(settings));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/**
 * Decodes the settings in a capsule.
 * @throws CapsuleError when it was cut short, altered or never was one.
 */
export function decodeCapsule(capsule: string): Settings {
  try {
    const bytes = Uint8Array.from(atob(capsule.replaceAll('-', '+').replaceAll('_', '/')), (sign) =>
      sign.charCodeAt(0),
    );
    return settingsSchema.parse(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));
  } catch (cause) {
    throw new CapsuleError(
      'The capsule in this address cannot be read. It may have been cut short; copy the whole link again.',
      { cause },
    );
  }
}
