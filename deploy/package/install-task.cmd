@echo off
rem Makes a task that starts the office with this PC, before anybody signs in to Windows. README.md says when.
setlocal
cd /d "%~dp0"
net session >nul 2>&1
if errorlevel 1 (
  echo Right-click this file and choose "Run as administrator".
  pause
  exit /b 1
)
node windows-task.mjs "%TEMP%\school-office-task.xml"
if errorlevel 1 exit /b 1
schtasks /Create /F /TN "School office" /XML "%TEMP%\school-office-task.xml"
if errorlevel 1 exit /b 1
schtasks /Run /TN "School office"
