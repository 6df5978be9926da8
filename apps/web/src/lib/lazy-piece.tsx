import { Component, type ComponentType, createElement, createRef, type ReactNode } from 'react';
import { renewFailedStyles } from './failed-styles.ts';
import { lazyPart } from './lazy-part.ts';
import { isMissingChunk } from './missing-chunk.ts';
import { PieceFailed } from './piece-failed.tsx';

/** What a piece that the reader opened is closed by. */
interface Closable {
  onClose?: (() => void) | undefined;
}

interface PieceState {
  error?: unknown;
  wasRetried: boolean;
  isRetrying: boolean;
}

const whole: PieceState = { error: undefined, wasRetried: false, isRetrying: false };

/** A lazy part without which its page is still of use: should its code not come, a line in its place says so. */
export function lazyPiece<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): ComponentType<Props & Closable> {
  let Part = lazyPart(load, name);

  // React catches errors in classes alone.
  return class Piece extends Component<Props & Closable, PieceState> {
    override state = whole;
    opener: Element | null = null;
    retryButton = createRef<HTMLButtonElement>();

    static getDerivedStateFromError(error: unknown): Partial<PieceState> {
      return { error };
    }

    override componentDidCatch(): void {
      this.opener = document.activeElement;
      // What was pressed may have given way to the piece.
      if (this.props.onClose && this.opener === document.body) this.retryButton.current?.focus();
    }

    override componentWillUnmount(): void {
      // React keeps the failure of a lazy component: the next one who asks tries again.
      if (this.state.error !== undefined) Part = lazyPart(load, name);
    }

    /** The line stands, and keeps the focus, until the code is there. */
    retry = async (): Promise<void> => {
      this.setState({ isRetrying: true });
      try {
        await renewFailedStyles();
        await load();
        Part = lazyPart(load, name);
        this.giveFocusBack();
        this.setState(whole);
      } catch {
        this.setState({ isRetrying: false, wasRetried: true });
      }
    };

    close = (): void => {
      this.giveFocusBack();
      this.props.onClose?.();
    };

    giveFocusBack(): void {
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
          // What does not come over a line that holds is of an earlier release.
          isOutdated={wasRetried && navigator.onLine}
          onRetry={() => void this.retry()}
          onClose={this.props.onClose && this.close}
        />
      );
    }
  };
}
