import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addProperty } from '../src/entries';
import { WorkspaceCopy } from './workspace-copy';

/** Adds a field: one entry of the table, and its texts. */
function addField(copy: WorkspaceCopy): void {
  const entry = "optionalTextField(5, { group: 'personal', sample: undefined })";
  const words = 'libs/domain/src/words';
  addProperty(copy, 'libs/domain/src/students/student-fields.ts', 'studentFields', 'bloodGroup', entry);
  addProperty(copy, `${words}/en.ts`, 'labels', 'bloodGroup', "'Blood group'");
  addProperty(copy, `${words}/hi.ts`, 'hindiWords.labels', 'bloodGroup', "'रक्त समूह'");
}

/** The lists that name all features. */
const ENTERED_IN = ['apps/api/src/app.module.ts', 'apps/web/src/app/features.ts', 'libs/domain/src/index.ts'];

/** The files generated from the API. */
const MADE = ['libs/api-client/openapi.json', 'libs/api-client/src/generated/api.ts'];

const text = (name: string) => readFileSync(join(__dirname, 'field', `${name}.txt`), 'utf8');
const isSource = (path: string) => /\.tsx?$/.test(path) && !path.includes('/generated/');

describe('a developer adds a field of a student and generates a feature, in a copy of the workspace', () => {
  let copy: WorkspaceCopy;
  let ofField: string[] = [];
  let asGenerated = '';
  const changed = () => [...ofField, ...copy.changed()];

  beforeAll(() => {
    copy = new WorkspaceCopy();
    addField(copy);
    copy.write('apps/api/test/blood-group.spec.ts', text('api'));
    copy.write('apps/web-e2e/src/blood-group.spec.ts', text('e2e'));
    copy.run('prettier', ['--write', ...copy.changed()]);
    copy.run('nx', ['run', 'api-client:generate', '--outputStyle=static']);
    ofField = copy.changed();
    copy.keep();
    copy.run('nx', ['g', '@school/generators:feature', 'visitors', '--no-interactive']);
    asGenerated = copy.fingerprint();
  });
  afterAll(() => copy.remove());

  it('formatted as everything here', () => {
    copy.run('prettier', ['--check', ...changed()]);
  });

  it('the feature touches six files at most that were there, two of which the client makes', () => {
    expect(copy.touched()).toEqual([...ENTERED_IN, ...MADE].sort());
    expect(ENTERED_IN.length + MADE.length).toBeLessThanOrEqual(6);
  });

  it('of good types, in every project that it is in', () => {
    const projects = ['domain', 'api-client', 'api', 'web', 'web-e2e'];
    copy.run('nx', [
      'run-many',
      '-t',
      'typecheck',
      '--parallel=2',
      '--outputStyle=static',
      '-p',
      ...projects,
    ]);
  });

  it('nothing that lint complains of, no circle, nothing unused, no rule that is not in the book', () => {
    copy.run('eslint', ['--max-warnings', '0', ...changed().filter(isSource)]);
    copy.run('depcruise', ['apps/web/src', 'apps/api/src', 'libs/domain/src']);
    copy.run('knip', ['--no-progress']);
    copy.node('tools/check-rules.mjs');
  });

  it('both in the document of the API and in the client, which the generator made anew', () => {
    const { paths, components } = JSON.parse(copy.read('libs/api-client/openapi.json')) as Record<
      string,
      Record<string, { readonly properties?: object }>
    >;
    expect(paths).toMatchObject({ '/api/visitors': { get: {}, post: {} } });
    const { schemas } = components as { schemas: Record<string, { readonly properties: object }> };
    for (const schema of ['Student', 'StudentRegistration', 'StudentUpdate'])
      expect(schemas[schema]?.properties).toHaveProperty('bloodGroup');
    const client = copy.read('libs/api-client/src/generated/api.ts');
    expect(client).toContain('bloodGroup?: string');
    expect(client).toContain('"/api/visitors"');
  });

  it('the rules and the texts in both languages hold', () => {
    copy.run('vitest', ['run', 'visitors', 'student'], 'libs/domain');
    copy.run('vitest', ['run', 'hindi', 'student-form-values', 'icons'], 'apps/web');
  });

  it('the API, over HTTP and against the database, stores, answers, refuses, and says who may call', () => {
    copy.run('vitest', ['run', 'test/visitors', 'test/blood-group', 'test/routes'], 'apps/api');
  });

  it('the stories of its parts play', () => {
    copy.node('.storybook/build.mjs');
    copy.run('playwright', [
      'test',
      '--config',
      '.storybook/visual',
      'stories.spec',
      '-g',
      'office/visitors',
    ]);
  });

  it('the office as it is built shows both to a clerk, and the new screen is walked as all others', () => {
    copy.run('nx', ['run-many', '-t', 'build', '-p', 'api', 'web', '--outputStyle=static']);
    copy.node('tools/check-budgets.mjs');
    const chosen = 'Visitors: |a field that was added|the screen visitors at|the whole sidebar';
    const files = ['visitors', 'blood-group', 'routes', 'office'].map((name) => `src/${name}.spec.ts`);
    copy.run('playwright', ['test', ...files, '-g', chosen, '--reporter=line'], 'apps/web-e2e');
  });

  it('and none of that needed an edit, or made one', () => {
    expect(copy.fingerprint()).toBe(asGenerated);
  });

  it('and the feature is gone without a trace with its folders, its tests and its lines', () => {
    for (const folder of ['libs/domain/src', 'apps/api/src', 'apps/web/src/office'])
      copy.delete(`${folder}/visitors`);
    for (const folder of ['apps/api/test', 'apps/web-e2e/src']) copy.delete(`${folder}/visitors.spec.ts`);
    for (const path of ENTERED_IN) {
      const others = copy.read(path).split('\n');
      copy.write(path, others.filter((line) => !/visitors/i.test(line)).join('\n'));
    }
    copy.run('nx', ['run', 'api-client:generate', '--outputStyle=static']);
    expect(copy.changed()).toEqual([]);
  });
});
