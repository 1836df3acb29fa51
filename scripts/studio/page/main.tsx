import { createRoot } from 'react-dom/client'
import '#client/styles/tokens.css'
import '#client/styles/fonts.css'
import './studio.css'
import { Studio } from './studio.tsx'

createRoot(document.getElementById('studio')!).render(<Studio />)
