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

/** Keeps the buttons of a dialog that is higher than its window in sight, up to its edges; no focused field is hidden below. */
const Foot = styled.div`
  dialog & {
    ${staysAtFoot}
    margin: ${({ theme }) => `-${theme.space.s} -${theme.space.l} -${theme.space.l}`};
    padding: ${({ theme }) => `${theme.space.s} ${theme.space.l} ${theme.space.l}`};
  }

  /* Where more follows the form, as a file or Remove, the buttons end before it and do not cover it. */
  dialog form:has(+ :not(dialog)) & {
    margin-block-end: ${({ theme }) => `-${theme.space.s}`};
    padding-block-end: ${({ theme }) => theme.space.s};
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
  /** Whether a request has no answer yet; until then nobody can leave. */
  readonly isSending: boolean;
  /** Tells the dialog whether its form holds typed values, and whether it is being sent. */
  readonly tell: (isTyped: boolean, isSending: boolean) => void;
  /** Closes the dialog, after a question if something was typed. */
  readonly close: () => void;
  /** Goes on to something else, after the same question. */
  readonly leaveFor: (next: () => void) => void;
}

const AskingContext = createContext<Asking | undefined>(undefined);

/** Tells the dialog around the form about typed values that would be lost, and makes the browser ask before a reload. */
function Typed() {
  const tell = use(AskingContext)?.tell;
  const { dirty, submitting } = useFormState({ subscription: { dirty: true, submitting: true } });
  const isTyped = dirty === true;
  const isSending = submitting === true;
  useWarnBeforeUnload(isTyped);
  // In a layout effect, as Esc may follow right after the first key.
  useLayoutEffect(() => {
    tell?.(isTyped, isSending);
  }, [tell, isTyped, isSending]);
  return undefined;
}

export interface AskFormProps<Parsed> {
  /** The accessible name of a form on a page; in a dialog it is the title of the dialog. */
  readonly label?: string;
  readonly initialValues: object;
  readonly schema: StandardSchema<Parsed>;
  readonly submitLabel: string;
  readonly tone?: 'primary' | 'danger' | undefined;
  /** Sends the form. Returns the refusal, or nothing when it is done. */
  readonly onSend: (values: Parsed) => Promise<ApiError | undefined>;
  /** Cancels a form on a page; in a dialog Cancel closes the dialog. */
  readonly onCancel?: () => void;
  readonly children: ReactNode;
}

/** A short form in a dialog or on a page: a refusal is shown at its field, or above all fields. */
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

/** A button in the dialog that goes on to something else. */
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
  /** Makes the dialog wide, for content that needs the room. */
  readonly isWide?: boolean | undefined;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * Asks before the page is left by Back or Forward. Navigation by the dialog itself when it is done is not held back. Rendered
 * only while something is typed: of several blockers the router asks only the last, which must be one with something to lose.
 */
function HoldBack({ isSending, onLeave }: { readonly isSending: boolean; readonly onLeave: () => void }) {
  const blocker = useBlocker(({ historyAction }) => historyAction === NavigationType.Pop);
  // Back pressed during the sending is forgotten, so that no question comes up over the answer.
  useEffect(() => {
    if (isSending && blocker.state === 'blocked') blocker.reset();
  }, [isSending, blocker]);
  return (
    <DropQuestion
      open={blocker.state === 'blocked' && !isSending}
      onDrop={() => {
        blocker.proceed?.();
        onLeave();
      }}
      onGoOn={() => blocker.reset?.()}
    />
  );
}

/** The dialog around an `AskForm`. The caller mounts it while it is open; it asks before it drops typed values. */
export function AskDialog({ title, text, isWide = false, onClose, children }: AskDialogProps) {
  const [isTyped, setTyped] = useState(false);
  const [isSending, setSending] = useState(false);
  const tell = useCallback((typed: boolean, sending: boolean) => {
    setTyped(typed);
    setSending(sending);
  }, []);
  /** The action to take once the clerk agrees to drop the typed values. */
  const [next, setNext] = useState<{ readonly go: () => void }>();
  const leaveFor = (go: () => void) => {
    // The outcome is not known yet, so the dialog stays until the answer.
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
          // The question closes first: the control that opened the dialog cannot take the focus while another dialog is over it.
          flushSync(() => setNext(undefined));
          next?.go();
        }}
        onGoOn={() => setNext(undefined)}
      />
      {isTyped && <HoldBack isSending={isSending} onLeave={onClose} />}
    </TitledDialog>
  );
}
