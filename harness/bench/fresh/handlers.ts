import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import * as z from 'zod';

// A process that makes one call through MSW with 130 conventional routes: a handler and a schema each.
const schemaOf = (id: string) =>
  z.object({
    id: z.literal(id),
    total: z.number(),
    voucher: z.string().optional(),
    lines: z.array(z.object({ itemCode: z.string(), quantity: z.int().positive(), price: z.number() })),
    address: z.object({ line1: z.string(), city: z.string(), postcode: z.string() }).optional(),
  });
const routes = Array.from({ length: 130 }, (_, index) => ({ path: `/api/${index}`, schema: schemaOf(`${index}`) }));
setupServer(
  ...routes.map(({ path, schema }, index) =>
    http.get(`http://shop.example${path}`, () =>
      HttpResponse.json(
        schema.parse({ id: `${index}`, total: 9.5, lines: [{ itemCode: 'one', quantity: 1, price: 9.5 }] }),
      ),
    ),
  ),
).listen();
await (await fetch('http://shop.example/api/129')).text();
