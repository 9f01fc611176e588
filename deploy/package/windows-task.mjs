// Writes the task that install-task.cmd gives to schtasks. Its switches alone would make a task that Windows ends after
// three days, and that does not start on battery.
import { writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const SPECIAL = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const text = (value) => value.replace(/[&<>]/g, (sign) => SPECIAL[sign]);

const home = dirname(fileURLToPath(import.meta.url));
const user = [process.env.USERDOMAIN, userInfo().username].filter(Boolean).join('\\');
// What an office printed that ended says why: it is kept beside what the next one prints.
const command = `move /y office.log office.before.log >nul 2>&1 & "${process.execPath}" start.mjs > office.log 2>&1`;
// The repetition starts an office again that ended; while it runs it changes nothing.
const task = `<?xml version="1.0" encoding="UTF-16"?>
<Task version="1.2" xmlns="http://schemas.microsoft.com/windows/2004/02/mit/task">
  <Triggers>
    <BootTrigger><Repetition><Interval>PT5M</Interval></Repetition></BootTrigger>
  </Triggers>
  <Principals>
    <Principal id="Office">
      <UserId>${text(user)}</UserId>
      <LogonType>S4U</LogonType>
      <RunLevel>LeastPrivilege</RunLevel>
    </Principal>
  </Principals>
  <Settings>
    <MultipleInstancesPolicy>IgnoreNew</MultipleInstancesPolicy>
    <DisallowStartIfOnBatteries>false</DisallowStartIfOnBatteries>
    <StopIfGoingOnBatteries>false</StopIfGoingOnBatteries>
    <ExecutionTimeLimit>PT0S</ExecutionTimeLimit>
  </Settings>
  <Actions Context="Office">
    <Exec>
      <Command>cmd.exe</Command>
      <Arguments>${text(`/d /c "${command}"`)}</Arguments>
      <WorkingDirectory>${text(home)}</WorkingDirectory>
    </Exec>
  </Actions>
</Task>
`;
writeFileSync(process.argv[2], `\ufeff${task.replaceAll('\n', '\r\n')}`, 'utf16le');
