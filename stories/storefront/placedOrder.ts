/**
 * Places the order of a story whose checkout has reached the payment.
 * @returns the id of the order's transaction
 */
export async function placed(): Promise<string> {
  const orders = await fetch('/api/checkout/orders').then((answer) => answer.json());
  const paymentDetails = orders.response[0].paymentDetails.map(({ type, amount, cardId }: Record<string, unknown>) => ({
    type,
    amount,
    cardId,
  }));
  const answer = await fetch('/api/checkout/payandcommit', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ paymentDetails }),
  });
  return (await answer.json()).response.transactionId;
}
