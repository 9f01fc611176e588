import type { ExamState } from '@school/domain';
import { Button, ConfirmDialog, type ButtonVariant } from '@school/ui';
import { Lock, LockOpen, Megaphone, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useIsShown } from '../../screen/use-is-shown';
import type { Exam } from '../exam-results/use-results';
import { useOutcomeToast } from '../form/use-outcome-toast';
import { useResultMessages } from './messages';
import { useExamState, useRemoveExam } from './use-exams';

type Act = ExamState | 'remove';

export interface ExamStateButtonsProps {
  readonly exam: Exam;
  /** The number of marks that are not typed yet. */
  readonly missing: number;
  readonly isEmpty: boolean;
}

const actsOfState: Readonly<Record<string, readonly Act[]>> = {
  open: ['remove', 'locked', 'published'],
  locked: ['open', 'published'],
  published: [],
};

/** The buttons that lock an exam, reopen it, publish it or remove it, each after a question. */
export function ExamStateButtons({ exam, missing, isEmpty }: ExamStateButtonsProps) {
  const words = useResultMessages();
  const showOutcome = useOutcomeToast();
  const navigate = useNavigate();
  const isShown = useIsShown();
  const state = useExamState();
  const removal = useRemoveExam();
  const [actToConfirm, setActToConfirm] = useState<Act>();
  const { id, revision, name } = exam;
  const acts: Readonly<
    Record<Act, { name: string; title: string; text: string; variant: ButtonVariant; icon: typeof Lock }>
  > = {
    locked: {
      name: words.lock,
      title: words.lockTitle,
      text: words.lockText,
      variant: 'secondary',
      icon: Lock,
    },
    open: {
      name: words.open,
      title: words.openTitle,
      text: words.openText,
      variant: 'secondary',
      icon: LockOpen,
    },
    published: {
      name: words.publish,
      title: words.publishTitle,
      text: words.publishText,
      variant: 'primary',
      icon: Megaphone,
    },
    remove: {
      name: words.remove,
      title: words.removeTitle,
      text: words.removeText,
      variant: 'quiet',
      icon: Trash2,
    },
  };
  const act = async (chosenAct: Act) => {
    setActToConfirm(undefined);
    if (chosenAct === 'remove') {
      const { ok } = await showOutcome(removal.send({ id, revision }), words.removed(name));
      if (ok && isShown()) await navigate('/office/result', { replace: true });
      return;
    }
    await showOutcome(state.send({ id, revision, state: chosenAct }), words.entered[chosenAct]);
  };
  const shownActs = (actsOfState[exam.state] ?? []).filter((one) => one !== 'remove' || isEmpty);
  const question = actToConfirm && acts[actToConfirm];
  return (
    <>
      {shownActs.map((shownAct) => {
        const { name: label, variant, icon: Icon } = acts[shownAct];
        return (
          <Button
            key={shownAct}
            variant={variant}
            icon={<Icon aria-hidden="true" />}
            loading={state.running !== undefined || removal.running !== undefined}
            onClick={() => setActToConfirm(shownAct)}
          >
            {label}
          </Button>
        );
      })}
      {question && (
        <ConfirmDialog
          open
          title={question.title}
          confirmLabel={question.name}
          variant={actToConfirm === 'remove' ? 'danger' : 'primary'}
          onConfirm={() => void act(actToConfirm)}
          onCancel={() => setActToConfirm(undefined)}
        >
          {actToConfirm === 'published' && missing > 0 && <strong>{words.missing(missing)} </strong>}
          {question.text}
        </ConfirmDialog>
      )}
    </>
  );
}
