import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const TOOLS = join(__dirname, '../../../tools');

describe('a command of the workspace', () => {
  it.each([
    { tool: 'attack', sentence: /^npm run attack takes --minutes N.*\n$/ },
    { tool: 'database', sentence: /^npm run database -- --port N.*\n$/ },
    { tool: 'check-store', sentence: /^npm run check:store takes no options.*\n$/ },
    { tool: 'migrate', sentence: /^Say where to move the data.*\n$/ },
    { tool: 'start', sentence: /^npm start takes no options.*\n$/ },
    { tool: 'torture', sentence: /^npm run torture takes --minutes N.*\n$/ },
  ])('answers an option that $tool does not have with one sentence', ({ tool, sentence }) => {
    const command = [join(TOOLS, `${tool}.mjs`), '--nonsense'];
    const { status, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
    expect(stderr).toMatch(sentence);
    expect(status).toBe(1);
  });
});
