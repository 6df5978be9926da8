import type { MessageId } from '@seri/messages/message-id';
import { useText } from '../../../lib/language/text.ts';
import { AmountField } from '../../../ui/inputs/amount-field.tsx';
import { Check } from '../../../ui/fields/check.tsx';
import { Sheet } from '../../../ui/frame/sheet.tsx';
import type { InfoPageName, LinkPlace } from '../content/company.ts';
import type { BothPath, TextPath } from '../content/content-path.ts';
import type { ContentPart } from './editor-parts.data.ts';
import { useEditing } from './editor-context.ts';
import { BothField, TextField } from './editor-fields.tsx';
import { EditorList } from './editor-list.tsx';
import { LogoField } from './logo-field.tsx';
import styles from './company-editor.module.css';

const blankText = { en: '', ru: '' };
const hrefForms = '/about, https://…, mailto:…, tel:…';
const linkLists: readonly (readonly [LinkPlace, MessageId])[] = [
  ['headerLinks', 'company.edit.headerLinks'],
  ['asideLinks', 'company.edit.asideLinks'],
  ['footerLinks', 'company.edit.footerLinks'],
  ['termsLinks', 'company.edit.termsLinks'],
];

function CompanyPart() {
  const text = useText();
  const { read, write } = useEditing();
  return (
    <>
      <Sheet title={text('company.edit.logos')}>
        <div className={styles.fieldsOfSheet}>
          <TextField path="name" label={text('company.edit.name')} longest={60} hint={text('company.edit.name.hint')} />
          <div className={styles.logos}>
            <LogoField theme="light" />
            <LogoField theme="dark" />
          </div>
        </div>
      </Sheet>
      <Sheet title={text('company.edit.contacts')}>
        <div className={styles.fieldsOfSheet}>
          <TextField path="contacts.email" type="email" label={text('company.edit.email')} longest={254} />
          <div className={styles.pair}>
            <TextField path="contacts.phone" type="tel" label={text('company.edit.phone')} longest={40} />
            <TextField path="contacts.whatsapp" type="tel" label={text('company.edit.whatsappNumber')} longest={40} />
          </div>
          <BothField path="contacts.address" label={text('company.edit.address')} longest={300} rows={2} />
        </div>
      </Sheet>
      <Sheet title={text('company.edit.ledger')}>
        <div className={styles.fieldsOfSheet}>
          <AmountField
            label={text('company.edit.minimum')}
            value={Number(read('firstRemittanceMinimum'))}
            onValueChange={(value) => write('firstRemittanceMinimum', value ?? 0)}
          />
        </div>
      </Sheet>
    </>
  );
}

function LinksPart() {
  const text = useText();
  return linkLists.map(([place, title]) => (
    <EditorList
      key={place}
      path={place}
      title={text(title)}
      blank={{ label: blankText, href: '' }}
      most={12}
      least={place === 'termsLinks' ? 1 : 0}
    >
      {(path) => (
        <div className={styles.line}>
          <BothField path={`${path}.label` as BothPath} label={text('company.edit.label')} longest={60} />
          <TextField
            path={`${path}.href` as TextPath}
            label={text('company.edit.href')}
            longest={300}
            placeholder={hrefForms}
          />
        </div>
      )}
    </EditorList>
  ));
}

function SignInPart() {
  const text = useText();
  const { read, write } = useEditing();
  return (
    <>
      <Sheet title={text('company.edit.notice')}>
        <div className={styles.fieldsOfSheet}>
          <Check
            label={text('company.edit.notice.shown')}
            checked={read('loginNotice.isShown') === true}
            onChange={(event) => write('loginNotice.isShown', event.target.checked)}
          />
          <BothField path="loginNotice.headline" label={text('company.edit.headline')} longest={120} />
          <BothField path="loginNotice.description" label={text('company.edit.description')} longest={500} rows={4} />
        </div>
      </Sheet>
      <Sheet title={text('company.edit.panel')}>
        <div className={styles.fieldsOfSheet}>
          <BothField path="servicePanel.title" label={text('company.edit.title')} longest={120} />
          <BothField path="servicePanel.poweredBy" label={text('company.edit.poweredBy')} longest={120} />
        </div>
      </Sheet>
      <EditorList
        path="servicePanel.services"
        title={text('company.edit.services')}
        blank={blankText}
        most={12}
        least={1}
      >
        {(path) => <BothField path={path as BothPath} label={text('company.edit.service')} longest={200} rows={2} />}
      </EditorList>
    </>
  );
}

function PagePart({ name }: { name: InfoPageName }) {
  const text = useText();
  return (
    <>
      <Sheet title={text('company.edit.lead')}>
        <div className={styles.fieldsOfSheet}>
          <BothField path={`pages.${name}.lead`} label={text('company.edit.lead')} longest={500} rows={4} />
        </div>
      </Sheet>
      <EditorList
        path={`pages.${name}.sections`}
        title={text('company.edit.sections')}
        blank={{ heading: blankText, text: blankText }}
        most={20}
      >
        {(path) => (
          <>
            <BothField path={`${path}.heading` as BothPath} label={text('company.edit.heading')} longest={120} />
            <BothField
              path={`${path}.text` as BothPath}
              label={text('company.edit.text')}
              longest={5000}
              rows={6}
              hint={text('company.edit.text.hint')}
            />
          </>
        )}
      </EditorList>
    </>
  );
}

export function EditorPartFields({ part }: { part: ContentPart }) {
  if (part === 'company') return <CompanyPart />;
  if (part === 'links') return <LinksPart />;
  if (part === 'signIn') return <SignInPart />;
  return <PagePart key={part} name={part} />;
}
