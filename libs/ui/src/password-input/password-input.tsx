import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { controlLook, insideEnd } from '../field/control.styles';
import { useKitMessages } from '../messages/kit-messages';

export type PasswordInputProps = Omit<ComponentPropsWithRef<'input'>, 'type'>;

const Frame = styled.span`
  position: relative;
  display: block;
`;

const Input = styled.input`
  ${controlLook}
  padding-inline-end: ${({ theme }) => theme.space.xxl};
`;

const Reveal = styled.button`
  ${insideEnd}
`;

/** A password field with a button that shows the typed text. For a new password set `autoComplete="new-password"`. */
export function PasswordInput({ disabled, ...rest }: PasswordInputProps) {
  const messages = useKitMessages();
  const [isShown, setShown] = useState(false);
  return (
    <Frame>
      <Input
        autoComplete="current-password"
        spellCheck={false}
        autoCapitalize="none"
        {...rest}
        disabled={disabled}
        type={isShown ? 'text' : 'password'}
      />
      <Reveal
        type="button"
        disabled={disabled}
        aria-label={isShown ? messages.hidePassword : messages.showPassword}
        aria-controls={rest.id}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
      </Reveal>
    </Frame>
  );
}
