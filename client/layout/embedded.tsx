// What the document of a page in the poker client is styled with beside its parts.
import './embedded.css'
