import Foundation
import Hummingbird
import ProvisoCore
import ProvisoHTTP
import ProvisoHummingbird

/// A server whose paths do more and more with the same request, so that each step has a price. Scripts/compare-servers measures it.
@main struct MeasuredServer {
    static func main() async throws {
        let judge = RequestJudge()
        let router = Router()
        router.add(middleware: ProvisoMiddleware(policy: judge.policy))
        router.post("read") { request, _ in
            let buffer = try await request.body.collect(upTo: judge.policy.jsonBytes)
            return "read \(buffer.readableBytes)"
        }
        router.post("decoded") { request, context in
            let registration = try await request.decode(as: PlainRegistration.self, context: context)
            return "created \(registration.userName)"
        }
        router.post("typed") { request, _ in
            let registration = try await request.model(PlainRegistration.self, judge: judge)
            return "created \(registration.userName)"
        }
        router.post("judged") { request, _ in
            let registration = try await request.model(Registration.self, judge: judge)
            return "created \(registration.userName)"
        }
        let app = Application(
            router: router, configuration: .init(address: .hostname("127.0.0.1", port: 0)),
            onServerRunning: { channel in
                print("listening on \(channel.localAddress?.port ?? 0)")
                fflush(nil)
            })
        try await app.runService()
    }
}
