import { type ReactNode, useState } from 'react';
import { useText } from '../../../lib/language/text.ts';
import { ButtonLink } from '../../../ui/frame/button-link.tsx';
import { paths } from '../session/paths.ts';
import { PageHeading } from '../forms/page-heading.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { Stage } from '../forms/stage.tsx';

export function SignUpPage({ terms, ahead }: { terms: ReactNode; ahead?: ReactNode }) {
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
        {ahead}
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
