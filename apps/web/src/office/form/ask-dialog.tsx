import type { ApiError } from '@school/api-client';
import {
  Button,
  Form,
  inLowWindow,
  Row,
  staysAtFoot,
  SubmitButton,
  useKitMessages,
  useWarnBeforeUnload,
  type StandardSchema,
} from '@school/ui';
import { createContext, use, useCallback, useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useFormState } from 'react-final-form';
import { NavigationType, useBlocker } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { useRules } from '../../messages/words';
import { TitledDialog } from '../../screen/titled-dialog';
import { DropQuestion } from './cancel-button';
import { Failed, useRefusal } from '../../screen/failed';

/** In a dialog that is higher than its window the buttons stay in sight, up to its edges, and no field is focused below them. */
const Foot = styled.div`
  dialog & {
    ${staysAtFoot}
    margin: ${({ theme }) => `-${theme.space.s} -${theme.space.l} -${theme.space.l}`};
    padding: ${({ theme }) => `${theme.space.s} ${theme.space.l} ${theme.space.l}`};
  }

  dialog:has(&) {
    scroll-padding-block-end: calc(${({ theme }) => `${theme.size.formBar} + ${theme.space.l}`});

    ${inLowWindow(css`
      scroll-padding-block-end: auto;
    `)}
  }
`;

interface Asking {
  readonly title: string;
  /** What was sent has no answer yet: nobody can leave before. */
  readonly isSending: boolean;
  /** Says whether something is typed into the form of the dialog, and whether it is on its way. */
  readonly tell: (isTyped: boolean, isSending: boolean) => void;
  /** Closes the dialog, after a question where something is typed. */
  readonly close: () => void;
  /** Goes on to something else in the same way. */
  readonly leaveFor: (next: () => void) => void;
}

const AskingContext = createContext<Asking | undefined>(undefined);

/** Tells the dialog around the form what it would lose, and the browser before a reload. */
function Typed() {
  const tell = use(AskingContext)?.tell;
  const { dirty, submitting } = useFormState({ subscription: { dirty: true, submitting: true } });
  const isTyped = dirty === true;
  const isSending = submitting === true;
  useWarnBeforeUnload(isTyped);
  // Before anything else happens: Esc may come right behind the first key.
  useLayoutEffect(() => {
    tell?.(isTyped, isSending);
  }, [tell, isTyped, isSending]);
  return undefined;
}

export interface AskFormProps<Parsed> {
  /** Of a form that stands on a page: in a dialog it is called as the dialog is. */
  readonly label?: string;
  readonly initialValues: object;
  readonly schema: StandardSchema<Parsed>;
  readonly submitLabel: string;
  readonly tone?: 'primary' | 'danger' | undefined;
  /** Gives the refusal; nothing when it is done. */
  readonly onSend: (asked: Parsed) => Promise<ApiError | undefined>;
  /** Of a form that stands on a page: in a dialog Cancel closes the dialog. */
  readonly onCancel?: () => void;
  readonly children: ReactNode;
}

/** A short form in a dialog, or on a page: a refusal stands at its field, or above all. */
export function AskForm<Parsed>(props: AskFormProps<Parsed>) {
  const { label, initialValues, schema, submitLabel, tone = 'primary', onSend, onCancel, children } = props;
  const { cancel } = useKitMessages();
  const asking = use(AskingContext);
  const { failed, onSubmit } = useRefusal(onSend);
  return (
    <Form
      initialValues={initialValues}
      schema={useRules(schema)}
      onSubmit={onSubmit}
      aria-label={label ?? asking?.title}
    >
      <Typed />
      <Failed {...failed} />
      {children}
      <Foot>
        <Row justify="end">
          <Button
            variant="secondary"
            loading={asking?.isSending}
            spinner={false}
            onClick={asking?.close ?? onCancel}
          >
            {cancel}
          </Button>
          <SubmitButton variant={tone}>{submitLabel}</SubmitButton>
        </Row>
      </Foot>
    </Form>
  );
}

/** A button of the dialog that leads on to something else. */
export function LeadsOn({ onGo, children }: { readonly onGo: () => void; readonly children: ReactNode }) {
  const asking = use(AskingContext);
  return (
    <Button
      variant="quiet"
      loading={asking?.isSending}
      spinner={false}
      onClick={() => asking?.leaveFor(onGo)}
    >
      {children}
    </Button>
  );
}

export interface AskDialogProps {
  readonly title: string;
  readonly text: string;
  /** For what needs the room. */
  readonly isWide?: boolean | undefined;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * Asks before the page is left by Back or Forward; where the dialog leads to itself, when it is done, nothing is lost. It is
 * there only while something is typed: of several the router asks the last alone, which must not be one that has nothing to
 * lose.
 */
function HoldBack({ isSending, onLeave }: { readonly isSending: boolean; readonly onLeave: () => void }) {
  const step = useBlocker(({ historyAction }) => historyAction === NavigationType.Pop);
  // Back, pressed while it is on its way, asks nothing later over the answer.
  useEffect(() => {
    if (isSending && step.state === 'blocked') step.reset();
  }, [isSending, step]);
  return (
    <DropQuestion
      open={step.state === 'blocked' && !isSending}
      onDrop={() => {
        step.proceed?.();
        onLeave();
      }}
      onGoOn={() => step.reset?.()}
    />
  );
}

/** The dialog around such a form; it is there while it is asked, and asks itself before it drops what was typed. */
export function AskDialog({ title, text, isWide = false, onClose, children }: AskDialogProps) {
  const [isTyped, setTyped] = useState(false);
  const [isSending, setSending] = useState(false);
  const tell = useCallback((typed: boolean, sending: boolean) => {
    setTyped(typed);
    setSending(sending);
  }, []);
  /** What comes once what was typed may be dropped. */
  const [next, setNext] = useState<{ readonly go: () => void }>();
  const leaveFor = (go: () => void) => {
    // Nobody can say yet whether it is done: it waits for the answer.
    if (isSending) return;
    if (isTyped) setNext({ go });
    else go();
  };
  const close = () => leaveFor(onClose);
  return (
    <TitledDialog title={title} onClose={close} side={isWide ? 'wide' : 'center'}>
      <p>{text}</p>
      <AskingContext value={{ title, isSending, tell, close, leaveFor }}>{children}</AskingContext>
      <DropQuestion
        open={next !== undefined}
        onDrop={() => {
          // The question is gone first: what opened the dialog takes no focus while another dialog is over it.
          flushSync(() => setNext(undefined));
          next?.go();
        }}
        onGoOn={() => setNext(undefined)}
      />
      {isTyped && <HoldBack isSending={isSending} onLeave={onClose} />}
    </TitledDialog>
  );
}
