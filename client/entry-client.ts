// Only development has something here: what hot reload of components needs.
import '@vitejs/plugin-react/preamble'
import './styles/base.css'
import { HYDRATION_IDLE_TIMEOUT_MS } from '#shared/limits.ts'
import { startActions } from './runtime/actions.ts'
import { startWhenWanted } from './runtime/delayed-start.ts'
import { markPlatform, readDevice } from './runtime/device.ts'
import { startDialogs } from './runtime/dialogs.ts'
import { startDownloads } from './runtime/download.ts'
import { keepEarlyClicks } from './runtime/early-clicks.ts'
import { startFinding } from './runtime/finding.ts'
import { startLocaleChoice } from './runtime/locale-choice.ts'
import { startPageControls } from './runtime/page-controls.ts'
import { startPasswordRules } from './runtime/password-rules.ts'
import { startPolicies } from './runtime/policies.ts'
import { startQuickActions } from './runtime/quick-actions.ts'
import { recover } from './runtime/reload-guard.ts'
import { startPasswordReveal } from './runtime/reveal-password.ts'
import { startScreen } from './runtime/screen.ts'
import { startTabs } from './runtime/tabs.ts'

// First: what is shown for each platform waits for it.
const refreshDevice = () => markPlatform(readDevice(navigator))
refreshDevice()
startScreen(refreshDevice)
startActions()
startPageControls()
startLocaleChoice()
startPasswordReveal()
startPasswordRules()
startDownloads()
startQuickActions()
startTabs()
startPolicies()
startFinding()
keepEarlyClicks()

// What few visits need is loaded by those that do.
if (document.querySelector('[data-prompts]')) {
  // A dialog stays a form until there is code that remembers its closing.
  import('./runtime/prompts.ts')
    .then(({ startPrompts }) => {
      startDialogs()
      startPrompts()
    })
    .catch(reportError)
} else startDialogs()
document.addEventListener('toast:show', ({ detail }) => {
  import('./runtime/toasts.ts').then(({ showToast }) => showToast(detail)).catch(reportError)
})

const start = () => {
  import('./hydrate.tsx').then(({ hydrate }) => hydrate()).catch(recover)
}
if (document.documentElement.dataset.hydration === 'at-once') start()
else startWhenWanted(start, HYDRATION_IDLE_TIMEOUT_MS)
