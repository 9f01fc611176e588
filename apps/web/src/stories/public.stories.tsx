import type { Meta, StoryObj } from '@storybook/react-vite';
import { newSchool } from './new-school';
import { asJustOpened, Screen, settled } from './screen';

const meta = {
  title: 'Screens/Public',
  tags: ['!autodocs'],
  component: Screen,
  beforeEach: asJustOpened,
  parameters: { layout: 'fullscreen', answers: { 'GET /api/public-site': newSchool } },
  play: settled,
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Home: Story = { args: { path: '/' } };
export const Login: Story = { args: { path: '/login?login=office' } };
export const LoginOfTeachers: Story = { args: { path: '/login?login=teacher' } };
export const LoginOfStudents: Story = { args: { path: '/login?login=student' } };
export const Register: Story = { args: { path: '/register' } };
export const ForgotPassword: Story = { args: { path: '/forgot-password' } };
export const About: Story = { args: { path: '/about' } };
export const UnderConstruction: Story = { args: { path: '/nowhere' } };
