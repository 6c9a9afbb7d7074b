import * as z from 'zod/mini';
import type { ContentImage } from '../model/homePage.js';
import { safeFileUrl, safeUrl } from '../rules/common/url.js';

export const text = z.string().check(z.minLength(1, 'is empty'));

/** A safe address for a link. */
export const address = z.pipe(
  text.check(z.refine((url) => safeUrl(url) !== undefined, 'is not a safe address')),
  z.transform((url) => safeUrl(url) ?? ''),
);

/** A safe address of a file. The service leaves out the scheme, which a link needs. */
const fileAddress = z.pipe(
  text.check(z.refine((url) => safeFileUrl(url) !== undefined, 'is not a safe address')),
  z.transform((url) => (safeFileUrl(url) ?? '').replace(/^(?=\/\/)/, 'https:')),
);

/** A linked entry with its fields. */
export const entryOf = <Fields extends z.ZodMiniType>(fields: Fields) =>
  z.object({ sys: z.object({ id: z.string(), type: z.literal('Entry') }), fields });

/** A linked asset. The service never delivers a deleted one. */
export const contentFile = z.object({
  sys: z.object({ id: z.string(), type: z.literal('Asset') }),
  fields: z.object({
    title: z.catch(z.string(), ''),
    description: z.catch(z.optional(z.string()), undefined),
    file: z.object({
      url: fileAddress,
      details: z.catch(
        z.optional(z.object({ image: z.optional(z.object({ width: z.number(), height: z.number() })) })),
        undefined,
      ),
    }),
  }),
});

const imageOf = (
  { title, description, file: { url, details } }: z.output<typeof contentFile>['fields'],
  accessibilityText = description || title,
): ContentImage => ({ url, accessibilityText, ...details?.image });

/** A picture whose description or title is its text alternative. */
export const image = z.pipe(
  contentFile,
  z.transform(({ fields }) => imageOf(fields)),
);

/** A picture with its own text alternative (HOME-015). */
export const wordedImage = z.pipe(
  entryOf(z.object({ accessibilityText: z.optional(z.string()), file: contentFile })),
  z.transform(({ fields: { accessibilityText, file } }) => imageOf(file.fields, accessibilityText)),
);

export const button = z.pipe(
  entryOf(
    z.object({
      entryTitle: z.optional(z.string()),
      text,
      url: address,
      buttonType: z.optional(z.string()),
    }),
  ),
  z.transform(({ fields }) => fields),
);
