// The matrix of callers and calls: the answer of each door to each caller, compared with the OpenAPI document.
import { addressOf } from './attack-calls.mjs';

const emptyBodyOf = ({ body, isUpload }) => (isUpload ? new FormData() : body && {});

/** Whether a door answered correctly: an empty call gets no further than the door or the first check. */
function isRight(status, operation, { roles, rights = [], refused, isLent = false }) {
  const { callers, right, isBeforeOwnPassword } = operation;
  if (callers === 'public') return ![403, 0].includes(status);
  if (refused) return status === refused;
  // A teacher has no rights, and needs none where teachers may call.
  const hasRight = !right || roles.includes('teacher') || rights.includes(right);
  const isCaller = roles.every((role) => callers.includes(role)) && hasRight;
  // An account with only the right of a card reader is one, and all other doors are closed to it (D62).
  const isReader = rights.length === 1 && rights[0] === 'cards';
  const isOpen = (!isLent || isBeforeOwnPassword) && (!isReader || right === 'cards' || isBeforeOwnPassword);
  const mayCall = isCaller && isOpen;
  return mayCall ? ![401, 403].includes(status) : status === 403;
}

/** Whether a call ends the caller's own sign-in, after which nothing lets the caller in. */
export const isLogOut = ({ path }) => path.endsWith('/logout');

const columnOf = (index) => String.fromCharCode(index < 26 ? 65 + index : 71 + index);

/**
 * Prints a table with one line for each call and one column for each caller, and `!` where the door was wrong. Callers who may
 * log out do so with one of the last calls.
 */
export async function tryDoors(attack, operations, callers) {
  const columns = callers.map((_, index) => columnOf(index));
  const loggedOut = new Set();
  callers.forEach(({ name }, index) => console.log(`${columns[index]}  ${name}`));
  console.log(`\n${'call'.padEnd(44)}${columns.map((column) => column.padStart(4)).join(' ')}`);
  for (const operation of operations) {
    const cells = await Promise.all(
      callers.map(async (caller) => {
        const name = `${operation.name} by ${caller.name}`;
        const body = emptyBodyOf(operation);
        const { method } = operation;
        const status = await attack.send(name, method, addressOf(operation), { token: caller.token, body });
        const known = loggedOut.has(caller) ? { ...caller, refused: 401 } : caller;
        const right = operation.callers && isRight(status, operation, known);
        if (isLogOut(operation) && status === 200) loggedOut.add(caller);
        if (!right) attack.faults.push(`the door said ${status}  ${name}`);
        return `${right ? '' : '!'}${status}`.padStart(4);
      }),
    );
    console.log(`${operation.name.padEnd(44)}${cells.join(' ')}`);
  }
}
