import { certificateOfCall, foldStudentId } from '@school/domain';
import { keepPreviousData } from '@tanstack/react-query';
import { keys } from '../../api/keys';
import { calls, valueOf } from '../../api/school-api';
import type { NewCertificateRequest } from '../../api/types';
import { useChange, useKeyedChange, withKey } from '../../api/use-change';
import { useRead } from '../../api/use-read';
import { useCountedPrinting, type CountedPaper, type Look } from '../paper/use-counted-printing';

/**
 * The prefilled certificate of a student who leaves on a given day, and the money of the leaving; read again each time. Until it
 * arrives, the one for the previous day stays.
 */
export const useCertificateDraft = (studentID: string, leftOn: string) =>
  useRead(
    [...keys.certificates, 'draft', foldStudentId(studentID), leftOn],
    (signal) =>
      valueOf(
        calls.GET('/api/office/certificates/draft', { params: { query: { studentID, leftOn } }, signal }),
      ),
    // Never read again by itself, so that it does not overwrite a correction.
    {
      enabled: studentID !== '',
      gcTime: 0,
      staleTime: Infinity,
      refetchOnWindowFocus: false,
      placeholderData: keepPreviousData,
    },
  );

/** Issues a certificate, once for each key; the student leaves with it (D65). */
export const useIssueCertificate = () =>
  useKeyedChange(
    [keys.students, keys.dashboard, keys.counter, keys.certificates],
    (body: NewCertificateRequest, key) => calls.POST('/api/office/certificates', { body, ...withKey(key) }),
    { saysWhatWasSeen: true },
  );

const oneKey = (serial: string) => [...keys.certificates, 'one', serial] as const;

/** One certificate as issued; read again each time, as it may have been printed or withdrawn elsewhere. */
export const useCertificate = (serial: string) =>
  useRead(
    oneKey(serial),
    async (signal) => {
      const { certificate, ...rest } = await valueOf(
        calls.GET('/api/office/certificates/one', { params: { query: { serial } }, signal }),
      );
      return { ...rest, certificate: certificateOfCall(certificate) };
    },
    { enabled: serial !== '', gcTime: 0 },
  );

export const useWithdrawCertificate = () =>
  useChange([keys.certificates], (body: { readonly serial: string; readonly reason: string }) =>
    calls.POST('/api/office/certificates/withdraw', { body }),
  );

interface Print {
  readonly serial: string;
  readonly key: string;
  readonly isMarked?: true;
}

/** Prints a certificate after the server has said whether this is its very first print (D51, D65). */
export function usePrintCertificate(serial: string, certificate: ReturnType<typeof useCertificate>) {
  const countPrint = useKeyedChange([], ({ key, ...body }: Print) =>
    calls.POST('/api/office/certificates/prints', { body, ...withKey(key) }),
  );
  const giveBackPrint = useChange([], ({ key, ...body }: Print) =>
    calls.POST('/api/office/certificates/prints/failed', { body, ...withKey(key) }),
  );
  const state = certificate.data?.certificate.state;
  const lookAgain = async (): Promise<Look> => {
    const latest = await certificate.refetch();
    if (!latest.isSuccess) return 'unknown';
    return latest.data.certificate.state === state ? 'same' : 'changed';
  };
  const paper: CountedPaper = {
    name: [serial],
    isBusy: countPrint.running !== undefined || giveBackPrint.running !== undefined,
    outdates: keys.certificates,
    count: async (print) => {
      const answer = await countPrint.send({ serial, ...print });
      return answer.ok ? answer.value.isOriginal : undefined;
    },
    giveBack: async (key) => {
      const answer = await giveBackPrint.send({ serial, key });
      return answer.ok ? answer.value.isGivenBack : undefined;
    },
  };
  return useCountedPrinting(paper, certificate.data !== undefined, lookAgain);
}
