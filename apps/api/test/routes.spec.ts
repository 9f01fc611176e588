import { Controller, Get, RequestMethod } from '@nestjs/common';
import { INTERCEPTORS_METADATA, METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { ModulesContainer } from '@nestjs/core';
import {
  feeBands,
  nextMonth,
  rightsOf,
  roles,
  schoolMonth,
  staffRights,
  type StaffRight,
} from '@school/domain';
import { LongCallInterceptor } from '../src/common/long-calls';
import { BEFORE_OWN_PASSWORD, CALLERS, RIGHT, type Callers } from '../src/common/who-may-call';
import { describeApi } from '../src/open-api';
import { familyOf } from './support/family';
import { TestOffice } from './support/office';
import { register } from './support/student';
import { anyText, textLike } from './support/matchers';

interface Route {
  readonly method: string;
  readonly path: string;
  readonly callers: Callers | undefined;
  readonly right: StaffRight | undefined;
  /** Whether an account may call it whose password was set by somebody else (D87). */
  readonly isBeforeOwnPassword: boolean;
  /** Whether it may take longer than half a minute. */
  readonly isLong: boolean;
}

type Class = abstract new (...parameters: never[]) => object;

function routesOf(controller: Class): Route[] {
  const prefix = String(Reflect.getMetadata(PATH_METADATA, controller));
  const handlers = Object.values(Object.getOwnPropertyDescriptors(controller.prototype))
    .map((property) => property.value as unknown)
    .filter(
      (value): value is object => typeof value === 'function' && Reflect.hasMetadata(METHOD_METADATA, value),
    );
  return handlers.map((handler) => ({
    method: RequestMethod[Reflect.getMetadata(METHOD_METADATA, handler) as number] ?? '',
    path: `/${prefix}/${String(Reflect.getMetadata(PATH_METADATA, handler))}`
      .replace(/\/+/g, '/')
      .replace(/(.)\/$/, '$1'),
    callers: (Reflect.getMetadata(CALLERS, handler) ?? Reflect.getMetadata(CALLERS, controller)) as
      Callers | undefined,
    right: (Reflect.getMetadata(RIGHT, handler) ?? Reflect.getMetadata(RIGHT, controller)) as
      StaffRight | undefined,
    isBeforeOwnPassword: [handler, controller].some((where) =>
      Reflect.hasMetadata(BEFORE_OWN_PASSWORD, where),
    ),
    isLong: ((Reflect.getMetadata(INTERCEPTORS_METADATA, handler) ?? []) as unknown[]).includes(
      LongCallInterceptor,
    ),
  }));
}

const undeclared = (routes: readonly Route[]) => routes.filter(({ callers }) => callers === undefined);

describe('every route', () => {
  let office: TestOffice;
  let routes: Route[];
  beforeAll(async () => {
    office = await TestOffice.open();
    await register(office, '1001');
    const modules = [...office.app.get(ModulesContainer).values()];
    const controllers = modules.flatMap((module) => [...module.controllers.values()]);
    routes = controllers.flatMap(({ metatype }) => routesOf(metatype as Class));
  });
  afterAll(() => office.close());

  it('says who may call it', () => {
    const calls = Object.values(describeApi(office.app).paths).flatMap((path) => Object.keys(path as object));
    expect(routes).toHaveLength(calls.length);
    expect(undeclared(routes)).toEqual([]);
  });

  it('may take minutes where each of many students, rows or pictures is looked at', () => {
    expect(
      routes
        .filter(({ isLong }) => isLong)
        .map(({ path }) => path)
        .sort(),
    ).toEqual([
      '/api/imports/columns',
      '/api/office/closeSession',
      '/api/office/manyStudents/preview',
      '/api/office/manyStudents/previewBack',
      '/api/office/manyStudents/previewConcession',
      '/api/pictureImports',
    ]);
  });

  it('is found out when it says nothing', () => {
    @Controller('forgotten')
    class ForgottenController {
      @Get('route')
      get(): string {
        return 'open to all?';
      }
    }
    expect(undeclared(routesOf(ForgottenController))).toMatchObject([
      { method: 'GET', path: '/forgotten/route' },
    ]);
  });

  it('wants a token, but for signing in, asking to, the public site, checking a receipt, the mark of a demonstration, and health', async () => {
    const open = routes.filter(({ callers }) => callers === 'public').map(({ path }) => path);
    expect(open.sort()).toEqual([
      '/api/demonstration',
      '/api/health',
      '/api/office/forgot-password',
      '/api/office/office-login',
      '/api/office/register',
      '/api/public-site',
      '/api/public-site/page',
      '/api/public-site/pictures/:id',
      '/api/receipts/check',
      '/api/student/student-login',
    ]);
    for (const { method, path, callers } of routes) {
      if (callers === 'public') continue;
      const answer = await office.call(method, path.replace(':id', 'f'.repeat(24)), undefined, { token: '' });
      expect([path, answer.status]).toEqual([path, 401]);
    }
  });

  it('lets the office in, and an admin alone where money, records or accounts go, or what is taught is planned', async () => {
    const adminOnly = routes.filter(
      ({ callers }) =>
        callers !== 'public' && callers?.every((role) => !['office', 'student'].includes(role)),
    );
    expect(adminOnly.map(({ path }) => path).sort()).toEqual([
      '/api/audit',
      '/api/audit/export',
      '/api/imports',
      '/api/imports',
      '/api/imports/cell',
      '/api/imports/columns',
      '/api/imports/discard',
      '/api/imports/one',
      '/api/imports/records',
      '/api/imports/report',
      '/api/imports/rows',
      '/api/imports/run',
      '/api/imports/stop',
      '/api/imports/template',
      '/api/office/calendar',
      '/api/office/calendar',
      '/api/office/calendar/file',
      '/api/office/calendar/file/preview',
      '/api/office/calendar/remove',
      '/api/office/card-reads/unknown',
      '/api/office/certificates/withdraw',
      '/api/office/classList',
      '/api/office/classList/export',
      '/api/office/closeSession',
      '/api/office/deleteStudent',
      '/api/office/endStandingConcession',
      '/api/office/exams',
      '/api/office/exams',
      '/api/office/exams/marks/correct',
      '/api/office/exams/remove',
      '/api/office/exams/state',
      '/api/office/exportStudentsWithAdhaar',
      '/api/office/fee-tables',
      '/api/office/firstDay',
      '/api/office/firstDay',
      '/api/office/firstDay/hide',
      '/api/office/giveConcession',
      '/api/office/giveStandingConcession',
      '/api/office/heads',
      '/api/office/heads/amounts',
      '/api/office/heads/close',
      '/api/office/manyStudents/previewConcession',
      '/api/office/newSession',
      '/api/office/openDrawers',
      '/api/office/public-site',
      '/api/office/public-site/admissions',
      '/api/office/public-site/cards',
      '/api/office/public-site/contact',
      '/api/office/public-site/news',
      '/api/office/public-site/page',
      '/api/office/public-site/page/remove',
      '/api/office/public-site/page/restore',
      '/api/office/public-site/pictures',
      '/api/office/public-site/slides',
      '/api/office/runSectionPlan',
      '/api/office/school-details',
      '/api/office/sectionPlan',
      '/api/office/sectionToMove',
      '/api/office/sessionSettings',
      '/api/office/studentStory',
      '/api/office/subjects',
      '/api/office/syllabus/order',
      '/api/office/syllabus/unit',
      '/api/office/syllabus/unit',
      '/api/office/syllabus/unit/done',
      '/api/office/syllabus/unit/file',
      '/api/office/syllabus/unit/file/remove',
      '/api/office/syllabus/unit/remove',
      '/api/office/takeBackMove',
      '/api/office/timeTable/lesson',
      '/api/office/timeTable/lesson',
      '/api/office/timeTable/lesson/remove',
      '/api/office/timeTable/periods',
      '/api/pictureImports',
      '/api/pictureImports',
      '/api/pictureImports/discard',
      '/api/pictureImports/one',
      '/api/pictureImports/report',
      '/api/pictureImports/rows',
      '/api/pictureImports/run',
      '/api/pictureImports/stop',
      '/api/staff',
      '/api/staff',
      '/api/staff/activate',
      '/api/staff/deactivate',
      '/api/staff/endSignIn',
      '/api/staff/export',
      '/api/staff/letIn',
      '/api/staff/newPassword',
      '/api/staff/refuse',
      '/api/staff/refuseFrom',
      '/api/staff/rights',
      '/api/staff/role',
      '/api/staff/signIns',
      '/api/staff/teaching',
      '/api/staff/waiting',
    ]);
    for (const role of roles) {
      const account =
        role === 'student' ? await familyOf(office, '1001') : await office.employ(`a-${role}`, role);
      for (const { method, path, callers, right } of routes) {
        const hasRight = right === undefined || role === 'teacher' || rightsOf({ role }).includes(right);
        // One of the two logs out.
        const token = await office.tokenOf(account);
        const isLetIn = callers === 'public' || ((callers ?? []).includes(role) && hasRight);
        const answer = await office.call(method, path.replace(':id', 'f'.repeat(24)), undefined, { token });
        expect([role, path, answer.status === 403 ? 'shut' : 'open']).toEqual([
          role,
          path,
          isLetIn ? 'open' : 'shut',
        ]);
      }
    }
  });

  it('lets a teacher in where it is of the own sections or of nobody, and nowhere else (D58)', () => {
    const open = routes.filter(
      ({ callers }) => callers !== 'public' && callers?.includes('teacher') === true,
    );
    expect(open.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
      'GET /api/office/attendance/absentees',
      'GET /api/office/attendance/absentees/export',
      'GET /api/office/attendance/day',
      'GET /api/office/attendance/register',
      'GET /api/office/attendance/register/export',
      'GET /api/office/attendance/sections',
      'GET /api/office/attendance/student',
      'GET /api/office/attendance/teachers/mine',
      'GET /api/office/calendar',
      'GET /api/office/calendar/export',
      'GET /api/office/calendar/file',
      'GET /api/office/exams',
      'GET /api/office/exams/classSheet',
      'GET /api/office/exams/classSheet/export',
      'GET /api/office/exams/marks',
      'GET /api/office/exams/ofStudent',
      'GET /api/office/exams/one',
      'GET /api/office/exams/remarks',
      'GET /api/office/mySections',
      'GET /api/office/mySections/photo',
      'GET /api/office/mySections/students',
      'GET /api/office/mySections/students/export',
      'GET /api/office/signIns',
      'GET /api/office/subjects',
      'GET /api/office/syllabus',
      'GET /api/office/syllabus/export',
      'GET /api/office/syllabus/unit/file',
      'GET /api/office/timeTable/mine',
      'GET /api/office/timeTable/mine/export',
      'GET /api/office/timeTable/section',
      'GET /api/office/timeTable/section/export',
      'POST /api/office/atWork',
      'POST /api/office/attendance/absentees',
      'POST /api/office/endSignIn',
      'POST /api/office/logout',
      'POST /api/office/syllabus/unit',
      'POST /api/office/syllabus/unit/file',
      'POST /api/office/syllabus/unit/file/remove',
      'POST /api/office/syllabus/unit/remove',
      'PUT /api/office/attendance/day',
      'PUT /api/office/exams/marks',
      'PUT /api/office/exams/remarks',
      'PUT /api/office/language',
      'PUT /api/office/password',
      'PUT /api/office/syllabus/order',
      'PUT /api/office/syllabus/unit',
      'PUT /api/office/syllabus/unit/done',
    ]);
  });

  it('lets a family read what is of its own student, and nobody else there', () => {
    const open = routes.filter(
      ({ callers }) => callers !== 'public' && callers?.includes('student') === true,
    );
    expect(open.every(({ callers }) => callers?.length === 1)).toBe(true);
    expect(open.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
      'GET /api/family/attendance',
      'GET /api/family/calendar',
      'GET /api/family/fees',
      'GET /api/family/results',
      'GET /api/family/student',
      'GET /api/family/timeTable',
      'POST /api/family/logout',
      'POST /api/family/password',
      'PUT /api/family/language',
    ]);
  });

  it('is shut to whoever signed in with a password that somebody else set, but for the way to an own one (D87)', async () => {
    const open = routes.filter(({ isBeforeOwnPassword }) => isBeforeOwnPassword).map(({ path }) => path);
    expect(open.sort()).toEqual([
      '/api/family/language',
      '/api/family/logout',
      '/api/family/password',
      '/api/office/language',
      '/api/office/logout',
      '/api/office/password',
    ]);
    const lent = await office.employ('lent-admin', 'admin');
    await office.connection
      .collection('staff')
      .updateOne({ _id: lent._id }, { $set: { mustChangePassword: true } });
    const family = await familyOf(office, '1001');
    await office.connection
      .collection('students')
      .updateOne({ _id: family._id }, { $unset: { hasOwnPassword: 1 } });
    for (const { method, path, callers, isBeforeOwnPassword } of routes) {
      if (callers === 'public') continue;
      const token = await office.tokenOf(callers?.includes('student') === true ? family : lent);
      const { status, body } = await office.call(method, path.replace(':id', 'f'.repeat(24)), undefined, {
        token,
      });
      expect([path, status === 403]).toEqual([path, !isBeforeOwnPassword]);
      if (!isBeforeOwnPassword) expect(body['message']).toMatch(/^Set your own password first/);
    }
  });

  it('wants the right that an administrator gave where students, money or reports are in question (D58, D75, D76, D84)', async () => {
    const wanting = routes.flatMap(({ path, right }) => (right ? [`${right} ${path}`] : []));
    expect(wanting.sort()).toEqual([
      'cards /api/office/card-reads',
      'collect /api/office/addCharge',
      'collect /api/office/bookMonths',
      'collect /api/office/depositFee',
      'collect /api/office/reminders',
      'collect /api/office/takeBackPayment',
      'refund /api/office/refund',
      'reports /api/office/collectedToday',
      'reports /api/office/dayBook',
      'reports /api/office/defaulters',
      'reports /api/office/defaulters/export',
      'reports /api/office/defaulters/totals',
      'reports /api/office/exportDayBook',
      'students /api/office/attendance/day',
      'students /api/office/attendance/teachers',
      'students /api/office/certificates',
      'students /api/office/endHead',
      'students /api/office/exams/marks',
      'students /api/office/familyPassword',
      'students /api/office/familyPasswords',
      'students /api/office/manyStudents/preview',
      'students /api/office/manyStudents/previewBack',
      'students /api/office/manyStudents/run',
      'students /api/office/manyStudents/stop',
      'students /api/office/readmitStudent',
      'students /api/office/showAdhaar',
      'students /api/office/takeHead',
      'students /api/office/updateStudent',
      'students /api/student/register-student',
      'students /api/student/same-students',
      'students /upload',
      'void /api/office/voidReceipt',
    ]);
    const clerk = await office.employ('a-clerk-of-rights', 'office');
    const token = await office.tokenOf(clerk);
    for (const given of [[], ...staffRights.map((right) => [right]), [...staffRights]] as StaffRight[][]) {
      await office.connection.collection('staff').updateOne({ _id: clerk._id }, { $set: { rights: given } });
      for (const { method, path, right } of routes) {
        if (right === undefined) continue;
        const { status } = await office.call(method, path, undefined, { token });
        expect([given, path, status === 403]).toEqual([given, path, !given.includes(right)]);
      }
    }
  });

  it('is in the document with its name, its answers and every error in one shape', () => {
    const { paths, components } = describeApi(office.app);
    const shared = Object.entries(components?.responses ?? {});
    for (const [, response] of shared)
      expect(response).toMatchObject({
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
      });
    // The generated client has one function for each call.
    const ids = Object.values(paths).flatMap((calls) =>
      Object.values(calls as Record<string, Operation>).map(({ operationId }) => operationId),
    );
    expect(new Set(ids).size).toBe(ids.length);
    const refusals = shared.map(([name]) => ({ $ref: `#/components/responses/${name}` }));
    for (const { method, path, callers } of routes) {
      const documented = paths[path.replace(':id', '{id}')] as Record<string, Operation> | undefined;
      const operation = documented?.[method.toLowerCase()];
      expect(operation).toMatchObject({
        operationId: textLike(/^[a-z]+$/i),
        summary: anyText,
      });
      expect(operation?.security).toEqual(callers === 'public' ? undefined : [{ 'auth-token': [] }]);
      const answers = Object.entries(operation?.responses ?? {});
      expect(answers.some(([status]) => status.startsWith('2'))).toBe(true);
      for (const [status, answer] of answers)
        if (!status.startsWith('2') && path !== '/api/health') expect(refusals).toContainEqual(answer);
    }
  });

  // Each answer of a spec is compared with the document when its office closes; these were in no spec.
  it('is in the document with what it answers where nothing is found, somebody was faster, or the page is not ours', async () => {
    const token = office.admin;
    const none = 'f'.repeat(24);
    const bands = feeBands.map((band) => [band, { monthly: 1, registration: 0, security: 0 }]);
    const tables = {
      revision: 1,
      from: nextMonth(schoolMonth(office.clock.now())),
      fees: Object.fromEntries(bands) as object,
    };
    const login = { username: '1001', password: 'x' };
    const headers = { cookie: 'XSRF-TOKEN=of-another-page' };
    const calls = [
      ['GET', `/api/office/exams/classSheet/export?as=csv&exam=${none}&class=1&section=a`, 404],
      ['GET', `/api/imports/report?as=csv&importID=${none}`, 404],
      ['GET', `/api/pictureImports/report?as=csv&importID=${none}`, 404],
      ['POST', '/api/office/fee-tables', 409, tables],
      ['POST', '/api/student/student-login', 403, login, headers],
    ] as const;
    for (const [method, path, status, body, more = {}] of calls) {
      const answer = await office.call(method, path, body, { token, headers: more });
      expect([path, answer.status]).toEqual([path, status]);
    }
  });

  it('is shown at /api/docs and /api/openapi.json, under a policy of its own', async () => {
    const page = await office.call<string>('GET', '/api/docs', undefined, { token: '' });
    expect([page.status, page.body.includes('swagger-ui')]).toEqual([200, true]);
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self' 'unsafe-inline'");
    const document = await office.call('GET', '/api/openapi.json', undefined, { token: '' });
    expect(document.status).toBe(200);
    expect(document.headers.get('content-security-policy')).not.toContain(
      "script-src 'self' 'unsafe-inline'",
    );
    expect(document.headers.get('strict-transport-security')).toBeNull();
  });

  it('is written in no other form, which a stranger could have made again and again while all desks wait', async () => {
    const yaml = await office.call('GET', '/api/docs-yaml', undefined, { token: '' });
    expect(yaml.status).toBe(404);
  });
});

interface Operation {
  readonly operationId?: string;
  readonly security?: unknown;
  readonly responses: Readonly<Record<string, object>>;
}
