// `npm test -- containers`: parses the Dockerfile and compose.yaml, and checks that everything they name exists. No container is
// started: the test run needs only Node.js.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DockerfileParser } from 'dockerfile-ast';
import { validate } from 'dockerfile-utils';
import { parseDocument } from 'yaml';
import { PACKAGES } from './lib/office-package.mjs';
import { fail, root } from './lib/workspace.mjs';

const read = (path) => readFileSync(join(root, path), 'utf8');
const problems = [];
/** Notes a problem if a condition does not hold. */
const must = (holds, problem) => holds || problems.push(problem);

function checkDockerfile(text) {
  for (const { range, message } of validate(text))
    problems.push(`Dockerfile line ${range.start.line + 1}: ${message}`);
  const dockerfile = DockerfileParser.parse(text);
  const node = read('.nvmrc').trim();
  for (const from of dockerfile.getFROMs())
    must(
      from.getImage().startsWith(`node:${node}-bookworm`),
      `Dockerfile: ${from.getImage()} is not Node ${node} on the system that it is compiled on`,
    );
  const copies = dockerfile.getCOPYs().filter((copy) => copy.getFromFlag());
  const [made] = copies.map((copy) => copy.getArguments()[0].getValue().replace('/source', root));
  must(made === join(PACKAGES, 'school-office'), `Dockerfile: npm run package does not make ${made}`);
  const lastStage = dockerfile.getInstructions().slice(-10);
  const last = (keyword) => lastStage.find((instruction) => instruction.getKeyword() === keyword);
  must(last('USER')?.getArgumentsContent() === 'node', 'Dockerfile: the office runs as root');
  const [program, file] = JSON.parse(last('CMD').getArgumentsContent());
  must(
    program === 'node' && existsSync(join(root, 'deploy/package', file)),
    `Dockerfile: there is no ${file} to start`,
  );
}

/** The names in a list, or the keys of a map. */
const names = (value = []) => (Array.isArray(value) ? value : Object.keys(value));

function checkCompose(text) {
  const document = parseDocument(text, { merge: true, strict: true, uniqueKeys: true });
  for (const { message } of [...document.errors, ...document.warnings])
    problems.push(`compose.yaml: ${message}`);
  const { services, networks, volumes } = document.toJS();
  for (const [name, service] of Object.entries(services)) {
    must(service.image ?? service.build, `compose.yaml: ${name} has no image`);
    for (const other of names(service.depends_on))
      must(other in services, `compose.yaml: ${name} waits for ${other}, which is no service`);
    for (const network of service.networks)
      must(network in networks, `compose.yaml: ${name} is on ${network}, which is no network`);
    for (const [from] of (service.volumes ?? []).map((volume) => volume.split(':')))
      must(
        from.startsWith('.') ? existsSync(join(root, from)) : from in volumes,
        `compose.yaml: ${name} mounts ${from}, which is not there`,
      );
    must(name === 'proxy' || !service.ports, `compose.yaml: ${name} is reached past the proxy`);
  }
  checkOffices(services);
  must(networks.database.internal === true, 'compose.yaml: the database is on a network that leads out');
}

/** Checks that offices on one database share their key for tokens, and name the members of the replica set. */
function checkOffices(services) {
  const offices = Object.entries(services).filter(([name]) => name.startsWith('office-'));
  must(offices.length === 2, 'compose.yaml: there are not two offices');
  const settings = read('README.md');
  for (const [name, { environment }] of offices) {
    must(environment.JWT_SECRET, `compose.yaml: ${name} makes a key for tokens of its own`);
    for (const setting of Object.keys(environment))
      must(settings.includes(`| \`${setting}\``), `compose.yaml: ${setting} of ${name} is no setting`);
    const [, hosts, set] = /^mongodb:\/\/([^/]+)\/\w+\?replicaSet=(\w+)$/.exec(environment.MONGODB_URI);
    for (const host of hosts.split(',').map((address) => address.split(':')[0]))
      must(
        services[host]?.command.join(' ').includes(`--replSet ${set}`),
        `compose.yaml: ${host} is not a member of ${set}`,
      );
  }
  const behind = /reverse_proxy ([^{]+)\{/.exec(read('deploy/Caddyfile'))[1].trim().split(' ');
  must(
    behind.join() === offices.map(([name]) => `${name}:4000`).join(),
    `deploy/Caddyfile: ${behind} are not the offices of compose.yaml`,
  );
}

// First check that the parsers find faults at all.
must(validate('FROM node\nCOPPY . .').length > 0, 'The parser of the Dockerfile lets anything pass');
must(parseDocument('a: 1\na: 2').errors.length > 0, 'The parser of compose.yaml lets anything pass');
checkDockerfile(read('Dockerfile'));
checkCompose(read('compose.yaml'));
if (problems.length > 0) fail(problems.join('\n'));
console.log('Dockerfile and compose.yaml can be read, and what they name is there.');
