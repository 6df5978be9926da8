import { type ReactNode, useState } from 'react';
import { useText } from '../../../lib/text.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { paths } from '../model/paths.ts';
import { PageHeading } from './page-heading.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { Stage } from './stage.tsx';

export function SignUpPage({ terms }: { terms: ReactNode }) {
  const text = useText();
  const [signedUp, setSignedUp] = useState<string>();
  if (signedUp !== undefined) {
    return (
      <Stage
        title={text('identity.signUp.sent')}
        actions={<ButtonLink href={paths.signIn}>{text('identity.back')}</ButtonLink>}
      >
        <p>{text('identity.signUp.sent.hint', { email: signedUp })}</p>
        <p className="sub">{text('identity.signUp.sent.spam')}</p>
      </Stage>
    );
  }
  return (
    <>
      <PageHeading>{text('shell.page.signUp')}</PageHeading>
      <SignUpForm terms={terms} onSignedUp={setSignedUp} />
    </>
  );
}
