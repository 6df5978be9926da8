import { Component, type ComponentType, createElement, createRef, type ReactNode } from 'react';
import { renewFailedStyles } from './failed-styles.ts';
import { lazyPart } from './lazy-part.ts';
import { isMissingChunk } from './missing-chunk.ts';
import { PieceFailed } from './piece-failed.tsx';

/** A piece that the reader opened has a close handler. */
interface Closable {
  onClose?: (() => void) | undefined;
}

interface PieceState {
  error?: unknown;
  wasRetried: boolean;
  isRetrying: boolean;
}

const noFailure: PieceState = { error: undefined, wasRetried: false, isRetrying: false };

/** A lazy part without which its page still works: if its code fails to load, one line in its place says so. */
export function lazyPiece<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): ComponentType<Props & Closable> {
  let Part = lazyPart(load, name);

  // Only class components can be error boundaries.
  return class Piece extends Component<Props & Closable, PieceState> {
    override state = noFailure;
    opener: Element | null = null;
    retryButton = createRef<HTMLButtonElement>();

    static getDerivedStateFromError(error: unknown): Partial<PieceState> {
      return { error };
    }

    override componentDidCatch(): void {
      this.opener = document.activeElement;
      // The button that opened the piece may be gone.
      if (this.props.onClose && this.opener === document.body) this.retryButton.current?.focus();
    }

    override componentWillUnmount(): void {
      // React caches the failure of a lazy component; a new one lets the next mount try again.
      if (this.state.error !== undefined) Part = lazyPart(load, name);
    }

    /** The line stays and keeps the focus until the code has loaded. */
    retry = async (): Promise<void> => {
      this.setState({ isRetrying: true });
      try {
        await renewFailedStyles();
        await load();
        Part = lazyPart(load, name);
        this.restoreFocus();
        this.setState(noFailure);
      } catch {
        this.setState({ isRetrying: false, wasRetried: true });
      }
    };

    close = (): void => {
      this.restoreFocus();
      this.props.onClose?.();
    };

    restoreFocus(): void {
      if (this.opener instanceof HTMLElement) this.opener.focus({ preventScroll: true });
    }

    override render(): ReactNode {
      const { error, wasRetried, isRetrying } = this.state;
      if (error === undefined) return createElement(Part, this.props);
      if (!isMissingChunk(error)) throw error;
      return (
        <PieceFailed
          ref={this.retryButton}
          isRetrying={isRetrying}
          // Code that still fails while online belongs to an earlier release.
          isOutdated={wasRetried && navigator.onLine}
          onRetry={() => void this.retry()}
          onClose={this.props.onClose && this.close}
        />
      );
    }
  };
}
