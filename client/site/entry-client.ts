// Only development has something here: what hot reload of components needs.
import '@vitejs/plugin-react/preamble'
import '#client/styles/base.css'
import { startActions } from '#client/runtime/actions.ts'
import { startWhenWanted } from '#client/runtime/delayed-start.ts'
import { markPlatform, readDevice } from '#client/runtime/device.ts'
import { startDialogs } from '#client/runtime/dialogs.ts'
import { keepEarlyClicks } from '#client/runtime/early-clicks.ts'
import { watchLeaving } from '#client/runtime/leaving.ts'
import { startLocaleChoice } from '#client/runtime/locale-choice.ts'
import { startPageControls } from '#client/runtime/page-controls.ts'
import { startQuickActions } from '#client/runtime/quick-actions.ts'
import { recover } from '#client/runtime/reload-guard.ts'
import { startScreen } from '#client/runtime/screen.ts'
import { HYDRATION_IDLE_TIMEOUT_MS } from '#shared/site/limits.ts'
import { featureStarts } from './feature-starts.ts'

// First: what is shown for each platform waits for it.
const refreshDevice = () => markPlatform(readDevice(navigator))
refreshDevice()
startScreen(refreshDevice)
startActions()
startPageControls()
startLocaleChoice()
startQuickActions()
for (const start of featureStarts) start()
keepEarlyClicks()
watchLeaving()

// What few visits need is loaded by those that do.
if (document.querySelector('[data-visitor-dialogs]')) {
  // A dialog stays a form until there is code that remembers its closing.
  import('#client/runtime/visitor-dialogs.ts')
    .then((dialogs) => {
      startDialogs()
      dialogs.startVisitorDialogs()
    })
    .catch(reportError)
} else startDialogs()
document.addEventListener('toast:show', ({ detail }) => {
  import('#client/runtime/toasts.ts').then((toasts) => toasts.showToast(detail)).catch(reportError)
})

const start = () => {
  import('./hydrate.tsx').then((app) => app.hydrate()).catch(recover)
}
if (document.documentElement.dataset.hydration === 'at-once') start()
else startWhenWanted(start, HYDRATION_IDLE_TIMEOUT_MS)
