import { PeopleScreen } from '#features/people/web/people-screen.tsx'
import { ScreenTitle } from '#web/ui/screen-title.tsx'

export default function AdminUsers() {
  return (
    <>
      <ScreenTitle />
      <PeopleScreen />
    </>
  )
}
