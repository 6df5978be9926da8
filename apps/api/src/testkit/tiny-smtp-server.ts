import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

/** A minimal mail server for tests. It takes every mail, refuses every one, or takes it and hangs up without a word. */
export async function openTinySmtpServer() {
  const messages: string[] = [];
  const state = { isRefusing: false, isDroppingAnswers: false };
  const server = createServer((socket) => converse(socket, messages, state)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return { url: `smtp://127.0.0.1:${port}`, messages, state, close: () => server.close() };
}

function converse(
  socket: Socket,
  messages: string[],
  state: { isRefusing: boolean; isDroppingAnswers: boolean },
): void {
  let pending = '';
  let isData = false;
  socket.on('error', () => undefined);
  socket.write('220 tiny ESMTP\r\n');
  socket.on('data', (chunk: Buffer) => {
    pending += chunk.toString();
    while (pending.includes(isData ? '\r\n.\r\n' : '\r\n')) {
      const [head, ...rest] = pending.split(isData ? '\r\n.\r\n' : '\r\n');
      pending = rest.join(isData ? '\r\n.\r\n' : '\r\n');
      if (isData) messages.push(head ?? '');
      if (isData && state.isDroppingAnswers) {
        socket.destroy();
        return;
      }
      socket.write(`${isData ? '250 taken' : answerTo(head ?? '', state.isRefusing)}\r\n`);
      isData = !isData && /^data/i.test(head ?? '') && !state.isRefusing;
    }
  });
}

function answerTo(line: string, isRefusing: boolean): string {
  if (/^data/i.test(line)) return isRefusing ? '451 try again later' : '354 go ahead';
  if (/^starttls/i.test(line)) return '502 no TLS here';
  return /^quit/i.test(line) ? '221 bye' : '250 ok';
}
