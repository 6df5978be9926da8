import { Check, Copy, MessageCircle, Send, Share2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useText } from '../../lib/language/text.ts';
import { useMedia, widths } from '../../lib/browser/use-media.ts';
import { Button } from '../../ui/frame/button.tsx';
import { ButtonLink } from '../../ui/frame/button-link.tsx';
import { shareByTelegram, shareByWhatsapp } from './share-link.ts';

interface ShareActionsProps {
  link: string;
  title: string;
  isCopied: boolean;
  onCopy: () => Promise<void>;
}

export function ShareActions({ link, title, isCopied, onCopy }: ShareActionsProps) {
  const text = useText();
  const isPhone = useMedia(widths.phone);
  const copyButton = useRef<HTMLButtonElement>(null);
  // The link comes after the dialog, whose focus waits on its title.
  useEffect(() => copyButton.current?.focus(), []);
  return (
    <>
      <output className="visually-hidden">{isCopied && text('sharing.copied.said')}</output>
      <Button
        ref={copyButton}
        icon={isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        onClick={() => void onCopy()}
      >
        {text(isCopied ? 'sharing.copied' : 'sharing.copy')}
      </Button>
      {isPhone && 'share' in navigator ? (
        <Button icon={<Share2 aria-hidden="true" />} onClick={() => void shareByPhone({ title, url: link })}>
          {text('sharing.native')}
        </Button>
      ) : (
        <ButtonLink
          href={shareByTelegram(title, link)}
          target="_blank"
          rel="noopener noreferrer"
          icon={<Send aria-hidden="true" />}
        >
          Telegram
        </ButtonLink>
      )}
      <ButtonLink
        kind="primary"
        href={shareByWhatsapp(title, link)}
        target="_blank"
        rel="noopener noreferrer"
        icon={<MessageCircle aria-hidden="true" />}
      >
        {text('sharing.send')}
      </ButtonLink>
    </>
  );
}

/** Opens the share sheet of the phone; closing it is not an error. */
async function shareByPhone(data: ShareData): Promise<void> {
  await navigator.share(data).catch(() => {});
}
