import type { ChoiceName } from '@seri/domain/catalogue/filter-names.data';
import { filterQuery, type Filters } from '@seri/domain/catalogue/filters';
import { groupDigits } from '@seri/domain/money/money';
import type { PageType } from '@seri/domain/catalogue/page-types';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, use, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { useLanguage, useText } from '../../../lib/language/text.ts';
import { useSettled } from '../../../lib/forms/use-settled.ts';
import { Chip } from '../../../ui/figures/chip.tsx';
import { Kbd } from '../../../ui/frame/kbd.tsx';
import { UiContext } from '../../../ui/frame/ui-text.tsx';
import { useModal } from '../../../ui/overlays/use-modal.ts';
import { colorText } from '../../lots/facts/feed-words.ts';
import { scheduleQuery } from '../schedule/schedule.query.ts';
import { facetsQuery } from '../filters/facets.query.ts';
import { modelsFoundQuery } from '../filters/filter-suggestions.query.ts';
import { rememberLabel } from '../filters/filter-labels.ts';
import { tagsOf } from '../filters/filter-tags.ts';
import { type PaletteOption, type PalettePage, paletteOptions } from './palette-options.ts';
import { lotsMeant } from './palette-lots.ts';
import { numberedLotsQuery } from './palette-lots.query.ts';
import { housesOf, readPalettePhrase } from './palette-phrase.ts';
import { takeEarlyKeys } from './palette-open.ts';
import { PaletteField } from './palette-field.tsx';
import { PaletteList } from './palette-list.tsx';
import styles from './palette.module.css';

interface PaletteProps {
  pageType: PageType;
  /** The path and title of the listing that the filters apply to. */
  path: string;
  listing: string;
  pages: readonly PalettePage[];
  onClose: () => void;
}

const searchDelay = 150;
const countDelay = 250;
const maxPhraseLength = 2000;

/** One field that reads a phrase as filters and finds pages; it shows what it understood while the reader types. */
export function Palette({ pageType, path, listing, pages, onClose }: PaletteProps) {
  const text = useText();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  /** The active option; -1 while the field is empty. */
  const [active, setActive] = useState(-1);
  const { dialog, bodyRef } = useModal({ onClose, dismissible: true, initialFocus: field });
  const { navigate } = use(UiContext);
  const client = useQueryClient();

  const schedule = useQuery(scheduleQuery(pageType));
  const phrase = readPalettePhrase(typed, pageType, housesOf(schedule.data));
  const { filters, name } = phrase;
  const searchText = useSettled(name, searchDelay);
  const models = useQuery(modelsFoundQuery(pageType, searchText));
  const lotText = useSettled(JSON.stringify(filterQuery(filters)), searchDelay);
  const isLotSettled = lotText === JSON.stringify(filterQuery(filters));
  const lots = useQuery({ ...numberedLotsQuery(pageType, filters), ...(!isLotSettled && { enabled: false }) });
  // Without a name the query is off, and what it found for the text before stays a placeholder for ever.
  const areModelsKnown = name === '' || (!models.isPlaceholderData && !models.isFetching);
  const isNameKnown = name === searchText && areModelsKnown;
  const isKnown = isNameKnown && isLotSettled && !lots.isFetching && !schedule.isLoading;
  const found = {
    models: (name === '' ? undefined : models.data) ?? [],
    lots: lotsMeant(lots.data ?? [], phrase),
  };
  const options = paletteOptions(typed, phrase, found, { pageType, path, pages, origin: window.location.origin });
  const activeIndex = Math.min(active, options.length - 1);
  const chosen = options[activeIndex];

  const follow = (option: PaletteOption) => {
    if ('names' in option) for (const named of option.names) rememberLabel(client, pageType, ...named);
    onClose();
    navigate?.(option.href);
  };
  // Enter before the models have loaded waits for them, because the options on screen are those of the previous text.
  const [isAwaited, setAwaited] = useState(false);
  const followAwaited = useEffectEvent(() => {
    if (chosen) follow(chosen);
  });
  const isReady = isAwaited && isKnown;
  useEffect(() => {
    if (isReady) followAwaited();
  }, [isReady]);
  // Declared after the modal's own layout effect: the focus is in the field before the keys stop being kept for it.
  useLayoutEffect(() => {
    const early = takeEarlyKeys();
    if (early.text === '') return;
    // oxlint-disable-next-line react/set-state-in-effect -- the keys can be taken only now, and only once
    setTyped(early.text);
    setActive(early.text.trim() === '' ? -1 : 0);
    setAwaited(early.isEntered);
  }, []);
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => setActive((active + 1) % Math.max(options.length, 1)),
    ArrowUp: () => setActive((Math.max(active, 0) - 1 + options.length) % Math.max(options.length, 1)),
    Enter: () => {
      if (typed.trim() !== '' && !isKnown) setAwaited(true);
      else if (chosen) follow(chosen);
    },
  };
  const press = (event: KeyboardEvent) => {
    const act = keys[event.key];
    if (!act || event.nativeEvent.isComposing) return;
    event.preventDefault();
    act();
  };
  return (
    <dialog {...dialog} className={styles.palette} aria-label={text('palette.title')}>
      <div ref={bodyRef} className={styles.body}>
        <PaletteField
          ref={field}
          id={id}
          maxLength={maxPhraseLength}
          value={typed}
          length={options.length}
          active={activeIndex}
          onType={(value) => {
            setTyped(value);
            setAwaited(false);
            setActive(value.trim() === '' ? -1 : 0);
          }}
          onKeyDown={press}
          onClose={onClose}
        />
        <Understood pageType={pageType} filters={filters} />
        <PaletteList
          id={id}
          options={options}
          active={activeIndex}
          onChoose={follow}
          onActive={setActive}
          none={typed.trim() !== '' && isKnown ? typed.trim() : undefined}
          failed={models.isError}
        />
        <p className={styles.foot}>
          <span className="sub">{text('palette.in', { listing })}</span>
          <span className={styles.keys}>
            <Kbd>↑</Kbd>
            <Kbd>↓</Kbd> {text('palette.choose')} <Kbd>↵</Kbd> {text('palette.go')}
          </span>
          <Total pageType={pageType} option={chosen} />
        </p>
      </div>
    </dialog>
  );
}

function Understood({ pageType, filters }: { pageType: PageType; filters: Filters }) {
  const text = useText();
  const language = useLanguage();
  // A phrase names only colours and grades by value.
  const labelOf = (name: ChoiceName, value: string) => (name === 'color' ? colorText(text, value) : value);
  const tags = tagsOf(filters, { pageType, text, language, labelOf });
  if (tags.length === 0) return null;
  return (
    <div className={styles.understood}>
      <span className="cap">{text('palette.understood')}</span>
      <ul aria-label={text('palette.understood')}>
        {tags.map(({ key, label }) => (
          <li key={key}>
            <Chip>{label}</Chip>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The number of lots that Enter would show. */
function Total({ pageType, option }: { pageType: PageType; option: PaletteOption | undefined }) {
  const text = useText();
  const filters = option && 'filters' in option ? option.filters : undefined;
  const settled = useSettled(filters && JSON.stringify(filterQuery(filters)), countDelay);
  const isSettled = settled !== undefined && filters !== undefined && settled === JSON.stringify(filterQuery(filters));
  const facets = useQuery({ ...facetsQuery(pageType, filters ?? {}), enabled: isSettled });
  const total = isSettled && !facets.isPlaceholderData ? facets.data?.totalSearchResults : undefined;
  if (!filters || facets.isError) return <output className={styles.total} />;
  return (
    <output className={styles.total}>
      {total === undefined
        ? text('palette.counting')
        : text('palette.count', { count: total, total: groupDigits(total) })}
    </output>
  );
}
