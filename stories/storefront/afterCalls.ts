/** Asks the shop so many times, one after another: what was under way and needs as many answers has come by then. For
 * stories of what does not show. */
export async function afterCalls(times: number): Promise<void> {
  for (let call = 0; call < times; call++) await fetch('/api/cart/list?validate=true');
}
