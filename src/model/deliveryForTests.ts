/** Delivery method and address of the orders in tests. */
export const deliveryForTests = {
  shippingMethod: { type: 'STD', name: 'Standard delivery', price: 7.99, promise: 'In 4 days' },
  address: {
    shippingAddress: {
      firstName: 'Tom',
      lastName: 'Ashby',
      addressLine1: '1 Mill Road',
      town: 'Lewes',
      postcode: 'BN7 1AA',
      country: 'GB',
      phone: '01632 960123',
    },
  },
};
