import type { CallData } from '@seri/contract/call';
import type { PageSize } from '@seri/domain/catalogue/listing';
import type { Flag } from '@seri/domain/people/permissions';
import type { JapanDay } from '@seri/domain/time/japan-time';
import type { MessageId } from '@seri/messages/message-id';
import type { TextGroup } from '@seri/messages/text-groups.data';
import type { OwnProfile } from '../features/identity/session/session-state.ts';
import type { RawSearch } from '../lib/lists/list-address.ts';
import type { Input } from '../lib/calls/request.ts';

export type LayoutName = 'standard' | 'anonymous' | 'profile' | 'public' | 'share';

/**
 * `visitor`: for those not signed in. `view`: the flag of a listing and its lots, without which one lands on the profile.
 * `staff`, `client-side`, `flag`, `can`: a role check, which sends back to the page before.
 */
export type PageAccess =
  | 'anyone'
  | 'visitor'
  | 'signed-in'
  | 'staff'
  | 'client-side'
  | { view: Flag }
  | { flag: Flag }
  /** Staff enter, unless the flag is denied. */
  | { staff: Flag }
  | { can: keyof OwnProfile['can'] };

export interface PageAddress {
  /** With `$name` for parameters. */
  path: string;
  access: PageAccess;
  title: MessageId;
}

/** An opened address, and what the browser tells without any code of the page. */
export interface PageVisit {
  path: string;
  params: Readonly<Record<string, string>>;
  search: RawSearch;
  /** The page size chosen in this browser; the address may overrule it. */
  pageSize: PageSize;
  isDesktop: boolean;
}

export interface PageReader {
  profile: OwnProfile;
  today: JapanDay;
}

export interface FirstCall {
  call: Pick<CallData, 'path'>;
  query?: NonNullable<Input['query']>;
}

/** Code by its path under `src`, and groups of texts. */
export interface FirstFiles {
  code: readonly string[];
  texts: readonly TextGroup[];
}

/**
 * Files and calls that a page loads in parallel with the app's own code instead of after it. They are in `first.ts` beside
 * `page.ts`, because every first visit loads the `page.ts` of all pages.
 */
export interface PagePreload {
  /** Calls that the address alone decides; undefined where it shows nothing. */
  calls: (visit: PageVisit) => readonly FirstCall[] | undefined;
  /** Calls that depend on who reads. */
  callsOf?: (visit: PageVisit, reader: PageReader) => readonly FirstCall[];
  /** Beside the page's component and its texts, by the variant of the page; one without variants has `page`. */
  files?: Readonly<Record<string, FirstFiles>>;
  variant?: (visit: PageVisit) => string;
  /** The largest picture of the page's first screen, where it is always the same. */
  picture?: string;
  /** The first screen of a phone is the photos of the first lots. */
  hasPhotos?: true;
}

/** All that the portal knows of a page before its code is there. It is plain data, so that Node can import it. */
export interface Page {
  layout: LayoutName;
  addresses: readonly PageAddress[];
  texts: readonly TextGroup[];
  /** The frame paints at once, and the code of the page follows (ADR 0006). */
  isBehindFrame?: boolean;
}

export const definePage = <const P extends Page>(page: P): P => page;
