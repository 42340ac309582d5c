"""Story Mode: what lasts from one Mission to the next (`saga`), the story itself, and its Market."""
