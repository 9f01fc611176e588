import { useTexts } from '../../messages/use-texts';

export const waitingAccountsEn = {
  waiting: (count: number) =>
    count === 1 ? '1 account waits to be let in' : `${count} accounts wait to be let in`,
  forgotten: (count: number) => (count === 1 ? '1 forgotten password' : `${count} forgotten passwords`),
  toStaff: 'Go to Staff',
  entry: (name: string, count: number) => `${name} (${count})`,
};

export const useWaitingAccountsMessages = () => useTexts('waitingAccounts', waitingAccountsEn);
