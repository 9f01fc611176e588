/** The bus of a test's school, as its fees name it. */
export const BUS = 'school:Bus';

/** The bus as a head that a family may take, with one stop. @param from the first month, `yyyy-mm` */
export const busFrom = (from: string) => ({
  name: 'Bus',
  every: 'monthly',
  price: 'stop',
  takers: 'chosen',
  isRefundable: false,
  from,
  stops: [{ name: 'Naini', amount: 650 }],
});
