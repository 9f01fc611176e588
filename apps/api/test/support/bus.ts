/** The name of the bus among the fees of a test's school. */
export const BUS = 'school:Bus';

/** The bus as an optional head with one stop. @param from the first month, `yyyy-mm` */
export const busFrom = (from: string) => ({
  name: 'Bus',
  every: 'monthly',
  price: 'stop',
  takers: 'chosen',
  isRefundable: false,
  from,
  stops: [{ name: 'Naini', amount: 650 }],
});
