import { Tab, TabList, TabPanel, Tabs } from '@school/ui';

export function TabsExample() {
  return (
    <Tabs defaultValue="pending">
      <TabList label="Services for the student">
        <Tab value="profile">Profile</Tab>
        <Tab value="pending">Pending fee</Tab>
      </TabList>
      <TabPanel value="profile">Name, class, parents.</TabPanel>
      <TabPanel value="pending">₹450 for November.</TabPanel>
    </Tabs>
  );
}
